/** Move of a price, per cent, below which it is not put down to what happened to a supplier or customer. */
export const LEAST_SUPPLY_MOVE = 1
