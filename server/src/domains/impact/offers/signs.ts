/** For better or worse, of the types that exchanges disclose in a form of their own: no text is there to say it. */
const signs: Readonly<Record<string, 1 | -1>> = {
  'buy-back': 1,
  'holder-buys': 1,
  'dividend-plan': 1,
  'holder-sells': -1,
  pledge: -1,
  financing: -1,
}
/**
 * Sums of confidences this close to nothing are nothing: they are added up in another order here and in the database.
 */
const NOTHING = 1e-9

/**
 * Which way an event points, wherever it is shown or counted: as its tellings that may weigh add up (`told`, the sum of
 * sign × confidence), else, where a source
 * gave it (`given`), as its type does; 0 where neither says.
 */
export function signOfEvent({ type, told, given }: { type: string; told: number | null; given: boolean }): -1 | 0 | 1 {
  if (told !== null && Math.abs(told) > NOTHING) return told > 0 ? 1 : -1
  return given ? (signs[type] ?? 0) : 0
}

/** The side of a sign. */
export const sideOf = (sign: number): 'risk' | 'opportunity' | 'neutral' =>
  sign > 0 ? 'opportunity' : sign < 0 ? 'risk' : 'neutral'
