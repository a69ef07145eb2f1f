/** Freezes plain data all the way down and returns it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** Whether no part of plain data can be changed, though it may be spread out, as a statechart does with its context. */
export const isOfFrozenParts = (data: object): boolean => Object.values(data).every(Object.isFrozen);
