import type { Refusal } from '../rules/index.js';

/** Why something is not legal, in the reader's language. */
export async function refusalText(refusal: Refusal, _language: string): Promise<string> {
  const { refusals } = await import('../locale/play/bg-refusals.js');
  const sentence = refusals[refusal.code] as string | ((facts: Refusal) => string);
  return typeof sentence === 'string' ? sentence : sentence(refusal);
}
