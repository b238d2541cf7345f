import { risk } from '@pandora/contract/domains/risk/operations'
import { usePages } from '../../../lib/api/usePages.ts'
import { useGo } from '../../../lib/address.ts'
import { number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Button } from '../../../ui/Button.tsx'
import { Meter } from '../../../ui/kit/Meter.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { answerOf } from '../../../ui/view/answers.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { topicParameters } from '../parameters.ts'
import { Parts, usePartWords } from '../Parts.tsx'
import styles from '../Risk.module.css'
import { riskTexts } from '../texts.ts'

/** Companies that a topic reaches, with what their points are made of (RISK-15). */
export default function InfluenceView({ parameters }: ViewProps<typeof topicParameters>) {
  const t = useTexts(riskTexts)
  const language = useLanguage()
  const go = useGo()
  const wordsOf = usePartWords()
  const pages = usePages(risk.companyInfluence, { topicId: parameters.topic ?? '' }, 30)
  const { items } = pages
  const most = items.reduce((value, { points }) => Math.max(value, points), 0)
  return (
    <ViewBody
      answer={answerOf(pages)}
      context={pages.total === undefined ? null : String(pages.total)}
      empty={() => (items.length ? undefined : { why: t('noInfluence') })}
      table={() => ({
        name: t('influence'),
        head: [t('company'), t('points'), t('parts')],
        rows: items.map((one) => [
          named(one.nameZh, one.nameEn, language, one.companyId),
          one.points,
          one.parts.map((part) => `${wordsOf(part)} ${part.points}`).join('; '),
        ]),
      })}
      note={() => t('influenceNote')}
    >
      {() => (
        <Column as="ul" gap={4} className={styles.list}>
          {items.map((one) => (
            <li key={one.companyId}>
              <Row gap={4} place="between">
                <ScreenLink to={`/index/company/${one.companyId}`}>
                  {named(one.nameZh, one.nameEn, language, one.companyId)}
                </ScreenLink>
                <Text tone="loud" strong whole>
                  {number(one.points)}
                </Text>
              </Row>
              <Meter value={one.points} max={most} tone="risk" />
              <Parts parts={one.parts} onCompany={(companyId) => go(`/index/company/${companyId}`)} />
            </li>
          ))}
          {pages.hasMore ? (
            <li>
              <Button size="small" busy={pages.isFetchingMore} onClick={pages.loadMore}>
                {t('more')}
              </Button>
            </li>
          ) : null}
        </Column>
      )}
    </ViewBody>
  )
}
