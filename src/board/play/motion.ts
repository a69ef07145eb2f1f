import type { Place } from '../../picture/geometry.js';

const durations = { slow: 520, normal: 260, fast: 120, none: 0 } as const;
export type Speed = keyof typeof durations;

/** Whether the person has asked for stillness. */
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The checkers that are on their way. To ask an element for its flights would have the page lay itself out each time. */
const flights = new WeakMap<SVGElement, Animation>();

/**
 * Moves a checker from where it is on the screen, also in mid-flight, to its new place. Whatever comes next cancels this: nothing waits
 * for its end, and the drawing underneath is already the newest one.
 */
export function glide(element: SVGElement, from: Place, to: Place, speed: Speed): void {
  const start = inFlight(element) ?? from;
  flights.get(element)?.cancel();
  const duration = durations[speed];
  const way = Math.hypot(to.x - start.x, to.y - start.y);
  if (duration === 0 || way < 1 || isStill()) return;
  const flight = element.animate(
    [{ transform: `translate(${start.x}px, ${start.y}px)` }, { transform: `translate(${to.x}px, ${to.y}px)` }],
    {
      duration: duration * Math.min(1.6, 0.6 + way / 400),
      easing: 'cubic-bezier(.3,.1,.2,1)',
    },
  );
  flights.set(element, flight);
}

/** Where a flying checker is right now, in the drawing's units. */
function inFlight(element: SVGElement): Place | null {
  const { playState = 'idle' } = flights.get(element) ?? {};
  if (playState === 'idle' || playState === 'finished') return null;
  const found = /matrix\(([^)]+)\)/.exec(getComputedStyle(element).transform)?.[1]?.split(',').map(Number);
  return found ? { x: found[4] ?? 0, y: found[5] ?? 0 } : null;
}

/** Stops all flights, for a change that is not a move, such as a flip. */
export function land(svg: SVGSVGElement): void {
  for (const flight of svg.getAnimations({ subtree: true })) flight.cancel();
}
