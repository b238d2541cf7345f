import { StateWord } from '../../ui/StateWord.tsx'
import { useTexts } from '../../lib/texts.ts'
import { healthOf } from './model.ts'
import type { Feed } from './model.ts'
import { feedTexts } from './texts.ts'

const colours = { active: 'ok', waiting: 'info', failing: 'error', paused: 'stale' } as const

/** How a feed is, in a word; why on hover. */
export function FeedState({ feed }: { feed: Feed }) {
  const t = useTexts(feedTexts)
  const health = healthOf(feed)
  const why = feed.pausedBecause?.message ?? (health === 'failing' ? feed.error?.message : undefined)
  return (
    <StateWord colour={colours[health]} {...(why ? { title: why } : {})}>
      {t(`state_${health}`, { count: feed.failures })}
    </StateWord>
  )
}
