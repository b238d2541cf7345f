/**
 * The compiler with one checker: by itself it takes four, each of which works out anew the types that the others have
 * too. On two cores that cost more than it gave.
 */
export const frugalTsc = ['--checkers', '1']

/** It ends within a minute: looked through for garbage less often, it takes a quarter of the processor's time less. */
export const frugalMemory = { GOGC: '400' }
