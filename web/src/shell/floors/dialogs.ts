import { create } from 'zustand'
import type { Floor } from '@pandora/contract/domains/floors/shapes'
import type { ShownTile } from './tiles.ts'

/** What stands over the floor, if anything. */
export type FloorDialog =
  | { kind: 'lists'; list: 'open' | 'save' | 'history' }
  | { kind: 'rooms'; floorId: string }
  | { kind: 'share'; floor: Floor }
  | { kind: 'move'; floorId: string; tile: ShownTile }

export const useDialog = create<{ open: FloorDialog | null }>(() => ({ open: null }))

export function openDialog(dialog: FloorDialog): void {
  useDialog.setState({ open: dialog })
}

export function closeDialog(): void {
  useDialog.setState({ open: null })
}
