import { risk } from '@pandora/contract/domains/risk/operations'
import type { riskViews } from '@pandora/contract/domains/risk/rooms'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Chip, Chips } from '../../../ui/kit/Chips.tsx'
import { Meter } from '../../../ui/kit/Meter.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { Parts } from '../Parts.tsx'
import styles from '../Risk.module.css'
import { riskTexts } from '../texts.ts'
import { topicAddress, useRiskWords } from '../words.ts'

type AtRisk = OutputOf<typeof risk.portfolioRisk>['dataList'][number]
const topics = ['analysis', 'chains', 'holdings', 'watch'] as const
const ways = ['all', 'watched', 'held', 'chains'] as const
/** Topics of a company that are shown with their parts. */
const SHOWN = 4

/** Companies that the user watches, holds or has on a saved chain which are at risk: what reaches them, by which way, how much (RISK-08). */
export default function PortfolioView({ parameters, setParameters }: ViewProps<typeof riskViews.portfolio>) {
  const t = useTexts(riskTexts)
  const language = useLanguage()
  const go = useGo()
  const { ofTopic } = useRiskWords()
  useReread(risk.portfolioRisk, topics)
  const { of } = parameters
  const query = useOperation(risk.portfolioRisk, { of }, { keepPrevious: true })
  const most = query.data?.dataList.reduce((value, { points }) => Math.max(value, points), 0) ?? 0
  const heldText = ({ currency, value, unvalued }: AtRisk['heldList'][number]) =>
    [
      value === null ? null : `${number(value, { digits: 0 })} ${currency}`,
      unvalued === 0 ? null : t('heldUnvalued', { currency, count: unvalued }),
    ]
      .filter((one) => one !== null)
      .join(' + ')
  const toCompany = (companyId: string) => go(`/index/company/${companyId}`)
  return (
    <ViewBody
      answer={query}
      context={query.data ? t('looked', { count: query.data.looked }) : null}
      source={({ newestDay }) => (newestDay ? t('asOf', { day: newestDay }) : null)}
      empty={({ looked, dataList }) =>
        dataList.length
          ? undefined
          : looked === 0
            ? { why: t('noOwn'), action: { text: t('toWatch'), run: () => go('/index/watch') } }
            : { why: t('noneAtRisk') }
      }
      table={({ dataList }) => ({
        name: t('portfolio'),
        head: [t('company'), t('points'), t('held'), t('topic'), t('points')],
        rows: dataList.flatMap((one) =>
          one.topics.map((topic) => [
            named(one.nameZh, one.nameEn, language, one.companyId),
            one.points,
            one.heldList.map(heldText).join(' · '),
            ofTopic(topic),
            topic.points,
          ]),
        ),
      })}
      note={() => t('influenceNote')}
      controls={
        <SegmentedControl
          label={t('ofWhich')}
          value={of}
          onChange={(next) => setParameters({ of: next })}
          options={ways.map((value) => ({ value, text: t(`of_${value}`) }))}
        />
      }
    >
      {({ dataList }) => (
        <Column as="ul" gap={5} className={styles.list}>
          {dataList.map((one) => (
            <li key={one.companyId}>
              <Row gap={4} place="between" wrap>
                <Row gap={4} wrap>
                  <ScreenLink to={`/index/company/${one.companyId}`}>
                    {named(one.nameZh, one.nameEn, language, one.companyId)}
                  </ScreenLink>
                  <Chips>
                    {one.watched ? <Chip>{t('watched')}</Chip> : null}
                    {one.chainList.map(({ chainId, name }) => (
                      <Chip key={chainId}>
                        <ScreenLink to={`/index/chains/${chainId}`}>{t('onChain', { name })}</ScreenLink>
                      </Chip>
                    ))}
                    {one.heldList.map((held) => (
                      <Chip key={held.currency} tone="info">
                        {t('held')} {heldText(held)}
                      </Chip>
                    ))}
                  </Chips>
                </Row>
                <Text tone="loud" strong whole>
                  {number(one.points)}
                </Text>
              </Row>
              <Meter value={one.points} max={most} tone="risk" />
              {one.topics.slice(0, SHOWN).map((topic) => (
                <Column key={topic.topicId} gap={2} className={styles.inner}>
                  <ScreenLink to={topicAddress(topic.topicId)}>{ofTopic(topic)}</ScreenLink>
                  <Parts parts={topic.parts} onCompany={toCompany} />
                </Column>
              ))}
              {one.topics.length > SHOWN ? (
                <Text as="p" size="small" tone="quiet">
                  {t('furtherTopics', {
                    count: one.topics.length - SHOWN,
                    points: number(one.topics.slice(SHOWN).reduce((sum, { points }) => sum + points, 0)),
                  })}
                </Text>
              ) : null}
            </li>
          ))}
        </Column>
      )}
    </ViewBody>
  )
}
