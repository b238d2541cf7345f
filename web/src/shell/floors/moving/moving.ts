import { create } from 'zustand'

/** The tile that is being moved by keyboard; its button says so, the grid hears the keys. */
export const useMoving = create<{ tileId: string | null }>(() => ({ tileId: null }))
