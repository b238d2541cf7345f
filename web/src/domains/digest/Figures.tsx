import { Sparkline } from '../../charts/Sparkline.tsx'
import { direction, number, percent } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Column } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Digest.module.css'
import { digestTexts } from './texts.ts'
import type { Content, Move } from './types.ts'

export const figureGroups = ['indexes', 'risers', 'fallers'] as const

/** Figures of the span out of the facts: indexes, and companies that moved most, each with its course. */
export function Figures({ figures }: { figures: Content['figures'] }) {
  const t = useTexts(digestTexts)
  const rows = figureGroups.flatMap((group) => figures[group])
  return (
    <Column gap={5} className={styles.figures}>
      {figureGroups.map((group) =>
        figures[group].length === 0 ? null : (
          <section key={group}>
            <Text as="h3" size="small" tone="plain" strong>
              {t(group)}
            </Text>
            <ul className={styles.moves}>
              {figures[group].map((row) => (
                <MoveLine key={row.securityId} row={row} />
              ))}
            </ul>
          </section>
        ),
      )}
      {rows.some((row) => row.basis !== 'traded') ? (
        <Text size="small" tone="quiet">
          {t('adjusted')}
        </Text>
      ) : null}
    </Column>
  )
}

function MoveLine({ row }: { row: Move }) {
  const t = useTexts(digestTexts)
  const language = useLanguage()
  const span = t('span', { from: row.days[0] ?? '', to: row.days.at(-1) ?? '' })
  return (
    <li title={span}>
      <Text>{named(row.nameZh, row.nameEn, language, row.securityId)}</Text>
      <Sparkline values={row.closes} />
      <Text tone="plain">{number(row.closes.at(-1) ?? null)}</Text>
      <span className={direction(row.moved)}>
        {percent(row.moved)}
        {row.basis === 'traded' ? '' : ' ‡'}
      </span>
    </li>
  )
}
