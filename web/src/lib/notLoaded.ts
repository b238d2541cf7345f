/**
 * Whether what failed is code that did not arrive, or its style. What a page once missed it does not ask for again: only
 * a reload helps.
 */
export const notLoaded = (failure: unknown): failure is Error =>
  failure instanceof Error &&
  /dynamically imported|importing a module|module script|preload css|chunk/i.test(failure.message)
