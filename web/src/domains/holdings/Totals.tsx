import type { Totals as Sums } from '@pandora/contract/domains/holdings/shapes'
import { number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Figure } from '../../ui/Figure.tsx'
import { Facts } from '../../ui/kit/Facts.tsx'
import { Column } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { holdingsTexts } from './texts.ts'

/** Sums of one currency in a strip. */
export function Totals({ sums }: { sums: Sums }) {
  const t = useTexts(holdingsTexts)
  const withRate = (value: number | null, rate: number | null) => (
    <Column gap={1}>
      <Figure value={value} change reason={t('noProfit')} />
      {rate === null ? null : (
        <Text size="small">
          <Figure value={rate} as="percent" change />
        </Text>
      )}
    </Column>
  )
  return (
    <section aria-label={t('totalsOf', { currency: sums.currency })}>
      <Facts
        as="cells"
        items={[
          { label: `${t('value')} ${sums.currency}`, value: <Figure value={sums.value} reason={t('noWeight')} /> },
          { label: t('dayProfit'), value: withRate(sums.dayProfit, sums.dayRate) },
          { label: t('unrealised'), value: <Figure value={sums.unrealised} change reason={t('noProfit')} /> },
          { label: t('realised'), value: <Figure value={sums.realised} change /> },
          { label: t('dividends'), value: <Figure value={sums.dividends} /> },
          { label: t('profit'), value: withRate(sums.profit, sums.profitRate) },
        ]}
      />
      {sums.unvalued > 0 ? (
        <Text as="p" size="small" tone="stale">
          {t('unvalued', { count: number(sums.unvalued, { digits: 0 }), cost: number(sums.costUnvalued) })}
        </Text>
      ) : null}
    </section>
  )
}
