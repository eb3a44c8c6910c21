/** Calls back once the next frame was drawn; in a page in the background, once it is seen. */
export const afterNextFrame = (then: () => void): void => void requestAnimationFrame(() => setTimeout(then));
