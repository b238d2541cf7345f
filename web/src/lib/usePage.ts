import { useAddressField } from './address.ts'

/** The page of a tab's list, counted from 0; in the address from 1, the first left out. */
export function usePage(field = 'page'): readonly [number, (page: number) => void] {
  const [text, set] = useAddressField(field)
  return [Math.max(0, Math.floor(Number(text) || 1) - 1), (page) => set(page === 0 ? '' : String(page + 1))]
}
