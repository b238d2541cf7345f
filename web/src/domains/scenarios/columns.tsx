import type { ScenarioEffect } from '@pandora/contract/domains/scenarios/shapes'
import { languageOf } from '@pandora/contract/language'
import { regionName } from '@pandora/contract/records/provinces'
import type { Translate } from '../../lib/texts.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { Meter } from '../../ui/kit/Meter.tsx'
import { Fill, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Truncated } from '../../ui/kit/Truncated.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import type { scenariosTexts } from './texts.ts'
import { moneyRange, nodeName, pointRange, shareRange } from './words.ts'

interface With {
  t: Translate<NonNullable<(typeof scenariosTexts)['key']>>
  language: string
  price: boolean
}

/** By what a company is reached most. */
function throughOf({ own, bySuppliers, byCustomers, bySite }: ScenarioEffect) {
  const most = Math.max(own.high, bySuppliers.high, byCustomers.high)
  if (bySite && most === own.high) return 'through_site'
  return most === own.high ? 'through_own' : most === bySuppliers.high ? 'through_supply' : 'through_demand'
}

/** Columns of the table of a result. */
export function resultColumns({ t, language, price, phone }: With & { phone: boolean }): Column<ScenarioEffect>[] {
  const dayText = (day: number) => (day === 0 ? t('atOnce') : t('dayAt', { day }))
  return [
    {
      key: 'company',
      title: t('company'),
      width: 'minmax(110px, 2fr)',
      value: (one) => nodeName(one, language),
      cell: (one) =>
        one.companyId ? (
          <ScreenLink to={`/index/company/${encodeURIComponent(one.companyId)}`}>{nodeName(one, language)}</ScreenLink>
        ) : (
          <Truncated>{nodeName(one, language)}</Truncated>
        ),
    },
    {
      key: 'effect',
      title: t('effect'),
      width: phone ? 'minmax(150px, 2fr)' : 'minmax(190px, 2fr)',
      value: (one) => one.effect.high,
      cell: (one) => (
        <Row gap={3} title={one.bySite ? t('siteMark') : one.sharesUnknown ? t('unknownMark') : t('effectHint')}>
          {phone ? null : (
            <Fill>
              <Meter value={one.effect.high} max={1} />
            </Fill>
          )}
          <Text whole tone="loud">
            {shareRange(one.effect)}
            {one.sharesUnknown ? ' ?' : ''}
          </Text>
        </Row>
      ),
    },
    ...(price
      ? [
          {
            key: 'margin',
            title: t('margin'),
            figures: true,
            value: (one: ScenarioEffect) => one.marginPoints?.high ?? null,
            cell: (one: ScenarioEffect) =>
              one.marginPoints ? (
                <Text whole>
                  −{pointRange(one.marginPoints)} {t('marginUnit')}
                </Text>
              ) : (
                <Figure value={null} reason={t('noMargin')} />
              ),
          },
        ]
      : [
          {
            key: 'risk',
            title: t('atRisk'),
            figures: true,
            width: 'minmax(120px, 1.4fr)',
            value: (one: ScenarioEffect) => one.revenueAtRisk?.high ?? null,
            cell: (one: ScenarioEffect) =>
              one.revenueAtRisk ? (
                <Text whole>{moneyRange(one.revenueAtRisk, language)}</Text>
              ) : (
                <Figure value={null} reason={t('noRevenue')} />
              ),
          },
        ]),
    {
      key: 'through',
      title: t('through'),
      width: '84px',
      wideOnly: true,
      value: (one) => t(throughOf(one)),
    },
    {
      key: 'day',
      title: t('firstDay'),
      figures: true,
      width: '92px',
      wideOnly: true,
      value: (one) => one.firstDay,
      cell: (one) => (
        <Text whole title={one.inventoryUnknown ? t('inventoryDaysHint') : undefined}>
          {dayText(one.firstDay)}
        </Text>
      ),
    },
  ]
}

/** What is exported of a result: every bound in a column of its own. */
export function exportColumns({ t, language, price }: With): Column<ScenarioEffect>[] {
  const plain = (key: string, title: string, value: (one: ScenarioEffect) => string | number | null) => ({
    key,
    title,
    value: value as (one: ScenarioEffect) => string | null,
  })
  return [
    plain('company', t('company'), (one) => nodeName(one, language)),
    plain('id', 'ID', (one) => one.companyId ?? one.nodeId),
    plain('region', t('region'), (one) =>
      one.regionCode === null ? null : regionName(one.regionCode, languageOf(language)),
    ),
    plain('regionCode', t('regionCode'), (one) => one.regionCode),
    plain('low', t('effectLow'), (one) => one.effect.low),
    plain('high', t('effectHigh'), (one) => one.effect.high),
    ...(price
      ? [plain('margin', t('margin'), (one) => one.marginPoints?.high ?? null)]
      : [
          plain('riskLow', t('atRiskLow'), (one) => one.revenueAtRisk?.low ?? null),
          plain('riskHigh', t('atRiskHigh'), (one) => one.revenueAtRisk?.high ?? null),
          plain('currency', t('currency'), (one) => one.currency),
        ]),
    plain('through', t('through'), (one) => t(throughOf(one))),
    plain('day', t('firstDay'), (one) => one.firstDay),
  ]
}
