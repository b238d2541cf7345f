import { useAddressField } from './address.ts'

/** A page as an address keeps it, counted from 1, read as counted from 0. */
export const pageIn = (text: string | undefined): number => Math.max(0, Math.floor(Number(text) || 1) - 1)
/** A page counted from 0 as an address keeps it; the first is not kept. */
export const pageText = (page: number): string | null => (page === 0 ? null : String(page + 1))

/** The page of a tab's list, counted from 0; in the address from 1, the first left out. */
export function usePage(field = 'page'): readonly [number, (page: number) => void] {
  const [text, set] = useAddressField(field)
  return [pageIn(text), (page) => set(pageText(page) ?? '')]
}
