/** For better or worse, of the types that exchanges disclose in a form of their own: no text is there to say it. */
const signs: Readonly<Record<string, 1 | -1>> = {
  'buy-back': 1, 'holder-buys': 1, 'dividend-plan': 1, 'holder-sells': -1, pledge: -1, financing: -1,
}

/** Sign of an event of which only the type is known; 0 where the type does not say. */
export const signOfType = (type: string): -1 | 0 | 1 => signs[type] ?? 0
