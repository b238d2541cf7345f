/** What prices are counted in (decisions 5): traded as paid; adjusted are returns-true but never were paid. */
export const priceBases = ['traded', 'forward-adjusted', 'backward-adjusted'] as const
export type PriceBasis = (typeof priceBases)[number]

/** What is done with shares. */
export const actionKinds = ['dividend', 'split', 'bonus', 'rights'] as const
/**
 * By which of its days an action is told: shares bought from the ex-date on no longer carry it; the record date is a
 * day before, the payment later.
 */
export const actionDays = ['ex-date', 'record-date', 'payment-date'] as const
/** What cash is counted as: declared, or what is left of it after the tax withheld. */
export const taxBases = ['before-tax', 'after-tax'] as const
