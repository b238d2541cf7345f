import { crossingsOf } from './crossings.ts'
import { heightsOf } from './elk.ts'
import { placeByTiers } from './place.ts'
import type { Layable, Places } from './place.ts'

/** What the layout says: a first placement at once, a better one where it is found, and that it is at rest. */
export type Said = { stage: 'placed' | 'refined'; places: Places } | { stage: 'rest' }

const say = (said: Said) => postMessage(said)

async function layOut(shape: Layable): Promise<void> {
  const first = placeByTiers(shape)
  say({ stage: 'placed', places: first })
  try {
    const second = placeByTiers(shape, await heightsOf(shape))
    if (crossingsOf(shape, second) <= crossingsOf(shape, first)) say({ stage: 'refined', places: second })
  } finally {
    // Where ELK fails the first placement stands.
    say({ stage: 'rest' })
  }
}

addEventListener('message', ({ data }: MessageEvent<Layable>) => void layOut(data).catch(() => undefined))
