import type { FinderGround } from '@pandora/contract/domains/technology/names'
import type { finderPart } from '@pandora/contract/domains/technology/shapes'
import type { z } from 'zod'
import { number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import styles from './Technology.module.css'
import { technologyTexts } from './texts.ts'

export type Part = z.infer<typeof finderPart>

/** Colour of each ground. */
export const groundColours: Readonly<Record<FinderGround, string>> = {
  revenue: 'var(--series-1)',
  profile: 'var(--series-2)',
  products: 'var(--series-3)',
  industry: 'var(--series-4)',
  evidence: 'var(--series-5)',
  name: 'var(--series-6)',
}

/** What a company's points are made of, as one bar of 100. */
export function GroundsBar({ parts, points }: { parts: readonly Part[]; points: number }) {
  const t = useTexts(technologyTexts)
  const said = parts
    .filter((part) => part.points > 0)
    .map((part) => `${t(`ground_${part.ground}`)} ${number(part.points, { digits: 1 })}`)
    .join(' · ')
  return (
    <span
      className={styles.grounds}
      role="img"
      aria-label={`${t('pointsOf', { points: number(points, { digits: 1 }) })}: ${said}`}
      title={said}
    >
      {parts.map((part) => (
        <i key={part.ground} style={{ width: `${part.points}%`, background: groundColours[part.ground] }} />
      ))}
    </span>
  )
}
