import { screening } from '@pandora/contract/domains/screening/operations'
import { useAddressField } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { DayChange } from '../figures/offers/DayChange.tsx'
import { nameOfRow } from './columns.tsx'
import { screeningTexts } from './texts.ts'

/** Companies listed: as many as fill the height of a window; on a phone, where more tiles follow, fewer. */
const MOST = { window: 24, phone: 10 }

/** Companies that rose or fell most on the market's last day; those whose last bar is of another day are set aside. */
export default function Movers() {
  const t = useTexts(screeningTexts)
  const language = useLanguage()
  const [side, setSide] = useAddressField('movers')
  const order = side === 'fallers' ? 'up' : 'down'
  const most = usePhone() ? MOST.phone : MOST.window
  // Nothing is kept meanwhile: who rose would stand under the word for who fell.
  const query = useOperation(screening.companies, { sort: 'changeRate', order, page: 0, size: most })
  return (
    <Column gap={3}>
      <Row>
        <SegmentedControl
          label={t('movers')}
          value={side === 'fallers' ? 'fallers' : 'risers'}
          options={(['risers', 'fallers'] as const).map((value) => ({ value, text: t(value) }))}
          onChange={(value) => setSide(value === 'fallers' ? value : '')}
        />
      </Row>
      <Answer query={query} waiting={<Skeleton count={most} />}>
        {({ dataList, day }) => {
          // In a small market there are fewer: who fell is no riser.
          const moved = dataList.filter(({ changeRate }) =>
            changeRate === null ? false : side === 'fallers' ? changeRate < 0 : changeRate > 0,
          )
          if (moved.length === 0)
            return (
              <Empty
                why={t(
                  dataList.every(({ changeRate }) => changeRate === null)
                    ? 'noMovers'
                    : side === 'fallers'
                      ? 'noFallers'
                      : 'noRisers',
                )}
              />
            )
          return (
            <Column as="ul" gap={2}>
              {moved.map((row) => (
                <Row key={row.securityId} as="li" place="between" gap={4}>
                  <ScreenLink to={`/index/company/${encodeURIComponent(row.companyId)}`}>
                    {nameOfRow(row, language)}
                  </ScreenLink>
                  <Row gap={4}>
                    <Text size="small" tone="quiet">
                      {row.stockCode}
                    </Text>
                    <DayChange
                      rate={row.changeRate}
                      on={row.priceDate}
                      adjusted={row.changeAdjusted}
                      beside={day ?? ''}
                    />
                  </Row>
                </Row>
              ))}
              {day ? (
                <Text as="li" size="small" tone="quiet">
                  {t('moversOn', { day })}
                </Text>
              ) : null}
            </Column>
          )
        }}
      </Answer>
    </Column>
  )
}
