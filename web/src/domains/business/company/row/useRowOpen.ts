import { useRow } from './row.ts'

/** Whether the row of a report is open. */
export const useRowOpen = (): boolean => useRow()[0] !== null
