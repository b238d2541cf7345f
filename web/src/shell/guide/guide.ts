import { create } from 'zustand'

/** Whether the guide is open; asked for by the help sign, or by itself for a new user. */
export const useGuide = create<{ open: boolean }>(() => ({ open: false }))

export const openGuide = (): void => useGuide.setState({ open: true })
export const closeGuide = (): void => useGuide.setState({ open: false })
