import { create } from 'zustand'
import type { Layer } from '../../../../ui/marked/segments.ts'

/** Layers that are switched off; they stay so from document to document. Keywords begin off: they are many. */
export const useLayers = create<{ off: readonly Layer[] }>(() => ({ off: ['keyword'] }))

/** Switches a layer on or off. */
export function toggleLayer(layer: Layer): void {
  useLayers.setState(({ off }) => ({ off: off.includes(layer) ? off.filter((one) => one !== layer) : [...off, layer] }))
}

/** Clears all highlights, or brings all but keywords back. */
export function setLayers(shown: boolean): void {
  useLayers.setState({ off: shown ? ['keyword'] : ['entity', 'tone', 'event', 'label', 'keyword'] })
}
