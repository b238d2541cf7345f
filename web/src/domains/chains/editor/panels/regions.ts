import { provinces } from '@pandora/contract/records/provinces'

/** Countries that supply chains most often lead through. */
const countries =
  'CN US JP KR DE FR GB NL IT ES SE CH AU CA CL AR BR PE MX ID MY TH VN SG PH IN RU KZ ZA CD ZM GN SA AE QA TR IL'.split(
    ' ',
  )

/** What can be chosen, provinces first; a code that is none of them stays one of them. */
export const regionCodes = (chosen: string | null): string[] => [
  ...new Set([...(chosen === null ? [] : [chosen]), ...provinces.map(({ code }) => code), ...countries]),
]
