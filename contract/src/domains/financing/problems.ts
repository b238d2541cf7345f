/** What is wrong with a round, or to be known of it; it is counted all the same, but for what is named. */
export const roundProblems = [
  /** It is dated before the month in which its company was founded. */ 'BEFORE_FOUNDED',
  /** Its cells stand one beside where they belong: it counts in no industry and no round. */ 'SHIFTED_ROW',
  /** What stands for its round is the name of none. */ 'UNKNOWN_ROUND',
  /** The company is among its own investors. */ 'INVESTS_IN_ITSELF',
  /** Its amount is below zero, of a currency without a name, or none. */ 'AMOUNT_REFUSED',
] as const
