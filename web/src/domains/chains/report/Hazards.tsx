import { Fragment } from 'react'
import type { EventRiskReport } from '@pandora/contract/domains/chains/report'
import { riskTypeFacts } from '@pandora/contract/domains/risk/types'
import { inLanguage } from '@pandora/contract/language'
import { regionName } from '@pandora/contract/records/provinces'
import { number } from '../../../lib/formats.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { chainTexts } from '../texts.ts'
import { Chapter } from './Chapter.tsx'

/** Nodes of a place that are told one by one. */
const NODES_SHOWN = 6
const whole = (value: number) => number(value, { digits: 0 })

/** The chapter of risks that texts tell of the places which nodes are in: each leads to its topic and its newest text. */
export function Hazards({ hazards }: { hazards: EventRiskReport['hazards'] }) {
  const t = useTexts(chainTexts)
  const language = useLanguage()
  const nodesOf = ({ nodes, there }: EventRiskReport['hazards'][number]) => {
    const comma = language === 'en' ? ', ' : '、'
    const named = nodes.slice(0, NODES_SHOWN)
    return (
      <>
        {named.map(({ nodeId, name, by, site }, at) => (
          <Fragment key={nodeId}>
            {at > 0 ? comma : null}
            <Text>{name}</Text> · <Text>{site ?? t(`by_${by}`)}</Text>
          </Fragment>
        ))}
        {there > named.length ? `${comma}${t('nodesMore', { count: there })}` : null}
      </>
    )
  }
  return (
    <Chapter
      title={t('hazards')}
      note={t('hazardSays')}
      rows={hazards}
      none={t('noHazards')}
      rowKey={(row) => row.topicId}
      heads={[
        {
          text: t('hazard'),
          cell: (row) => (
            <>
              <ScreenLink to={`/index/risk-topic/${encodeURIComponent(row.topicId)}`}>
                {`${regionName(row.region, language)} · ${inLanguage(riskTypeFacts[row.riskType], language)}`}
              </ScreenLink>
              <Text as="p" size="small" tone="quiet">
                {row.firstDay === row.lastDay
                  ? row.lastDay
                  : t('hazardDays', { first: row.firstDay, last: row.lastDay })}
              </Text>
            </>
          ),
        },
        {
          text: t('news'),
          cell: (row) => (
            <ScreenLink to={`/index/documents?news=${encodeURIComponent(row.newsId)}`}>{row.newsTitle}</ScreenLink>
          ),
        },
        { text: t('stories'), figure: true, cell: (row) => whole(row.stories) },
        { text: t('nodesThere'), cell: nodesOf },
        { text: t('alongNodes'), figure: true, cell: (row) => whole(row.along) },
      ]}
    />
  )
}
