import { useParams } from 'react-router'

/** Parts of a screen that have addresses of their own, in their order; the first stands at the screen's own address. */
export interface ScreenParts<Part extends string> {
  names: readonly Part[]
  /** Address of a part. */
  at: (part: Part) => string
}

/** Declares the parts of the screen at an address. */
export function screenParts<const Part extends string>(
  address: string,
  names: readonly [Part, ...Part[]],
): ScreenParts<Part> {
  return { names, at: (part) => (part === names[0] ? address : `${address}/${part}`) }
}

/** The part that the address names by its last word (`:tab`), the first where it says none; null: it has no such part. */
export function usePart<Part extends string>({ names }: ScreenParts<Part>): Part | null {
  const { tab = names[0] } = useParams()
  return names.find((one) => one === tab) ?? null
}
