import type { ScenarioResult, ScenarioShock } from '@pandora/contract/domains/scenarios/shapes'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Meter } from '../../../ui/kit/Meter.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Empty } from '../../../ui/States.tsx'
import { scenariosTexts } from '../texts.ts'
import { moneyRange, nodeName, shareRange } from '../words.ts'

interface Props {
  result: ScenarioResult
  shock: ScenarioShock
  onNode: (nodeId: string) => void
}
/** Nodes that are listed; the graph has them all. */
const MOST = 60

/** Nodes that a scenario reaches, the hardest hit first; one that is pressed is shown on the graph. */
export function Effects({ result, shock, onNode }: Props) {
  const t = useTexts(scenariosTexts)
  const language = useLanguage()
  const title = t(shock.kind === 'price' ? 'resultTitlePrice' : 'resultTitle')
  const rows = result.dataList.filter((one) => one.effect.high > 0)
  if (rows.length === 0) return <Empty why={t('nothingHit')} />
  return (
    <Column as="section" gap={3} aria-label={title}>
      <Row place="between" gap={4} align="baseline">
        <Text as="h2" size="text" strong>
          {title}
        </Text>
        <Text size="small" tone="quiet">
          {t('reachedOf', { hit: result.totals.hit, reached: result.totals.reached })}
        </Text>
      </Row>
      {result.totals.revenueAtRisk.map((one) => (
        <Text key={one.currency} size="small" tone="plain">
          {t('revenueAtRisk')} {moneyRange(one, language)} {one.currency} · {t('ofCompanies', { count: one.companies })}
        </Text>
      ))}
      <Column as="ul" gap={3}>
        {rows.slice(0, MOST).map((one) => (
          <Column as="li" key={one.nodeId} gap={1}>
            <Row gap={3} place="between">
              <Button size="small" kind="quiet" onClick={() => onNode(one.nodeId)}>
                {nodeName(one, language)}
              </Button>
              <Text size="small" tone="loud" whole title={one.sharesUnknown ? t('unknownMark') : t('effectHint')}>
                {shareRange(one.effect)}
                {one.sharesUnknown ? ' ?' : ''} · {one.firstDay === 0 ? t('atOnce') : t('dayAt', { day: one.firstDay })}
              </Text>
            </Row>
            <Meter value={one.effect.high} max={1} tone="risk" />
          </Column>
        ))}
      </Column>
      {rows.length > MOST || result.hasMore ? (
        <Text as="p" size="small" tone="quiet">
          {t('panelMore', { shown: MOST })}
        </Text>
      ) : null}
    </Column>
  )
}
