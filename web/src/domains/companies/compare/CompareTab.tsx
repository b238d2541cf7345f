import { useCallback, useDeferredValue, useEffect, useMemo } from 'react'
import { figures } from '@pandora/contract/domains/figures/operations'
import { chosenQuarter } from '../../../charts/quarters/quarter.ts'
import { QuarterLines } from '../../../charts/quarters/QuarterLines.tsx'
import { QuarterSlider } from '../../../charts/quarters/QuarterSlider.tsx'
import { useAddressField, useGo } from '../../../lib/address.ts'
import { BackLink } from '../../../ui/kit/BackLink.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number, short } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FigureReceipt } from '../../figures/offers/FigureReceipt.tsx'
import { useFigureField } from '../../figures/offers/figureField.ts'
import { figureTexts } from '../../figures/offers/texts.ts'
import { useFigureWords } from '../../figures/offers/useFigureWords.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { SlotTiles } from '../SlotTiles.tsx'
import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import type { TabProps } from '../slots.ts'
import { COMPARED, withIn, withText } from './companies.ts'
import { CompanyChips } from './CompanyChips.tsx'
import styles from './CompareTab.module.css'
import { CompareTable } from './CompareTable.tsx'
import { comparable, comparedFields, coursesOf, isMoney, keysOf, latestOf } from './model.ts'
import type { ComparedField } from './model.ts'
import { compareTexts } from './texts.ts'
import { ComparisonMenu } from './ComparisonMenu.tsx'
import { codesOf, compareAddress, useComparisons } from './useComparisons.ts'
import { withLast } from '../../../lib/lists/compared.ts'
import { useQuarter } from '../../figures/offers/useQuarter.ts'

/** Companies side by side, quarter by quarter, on every field of a comparison (COMP-06, COMP-07). */
export default function CompareTab({ profile }: TabProps) {
  const t = useTexts(compareTexts)
  const language = useLanguage()
  const go = useGo()
  const figure = useTexts(figureTexts)
  const { figureName, standInText } = useFigureWords()
  const { companyId } = profile
  const [withAsked, setWith] = useAddressField('with')
  const [basisText, setBasis] = useAddressField('basis')
  const [fieldText, setField] = useAddressField('field')
  const [place, setPlace] = useFigureField()
  const basis = basisText === 'quarter' ? ('quarter' as const) : ('ttm' as const)
  const field = comparedFields.find((one) => one === fieldText) ?? 'revenue'
  const own = withIn(withAsked, companyId)
  const suggested = useOperation(figures.competitors, { companyId, size: COMPARED - 1 }, { enabled: own === null })
  const others = own ?? suggested.data?.dataList.slice(0, 4).map((one) => one.companyId) ?? []
  const { last, change } = useComparisons()
  const chosenIds = own && own.length > 0 ? [companyId, ...own].join(',') : ''
  const isLast = chosenIds === (last ?? []).join(',')
  // What somebody chose to compare is there when they come back; what was suggested to them is not theirs.
  useEffect(() => {
    if (chosenIds && !isLast) change(withLast(chosenIds.split(','))).catch(() => undefined)
  }, [chosenIds, isLast, change])
  const query = useOperation(
    figures.companyVs,
    { companyIds: [companyId, ...others], basis, size: 80 },
    { enabled: own !== null || suggested.data !== undefined || suggested.error !== null, keepPrevious: true },
  )
  const { data } = query
  const keys = useMemo(() => (data ? keysOf(data) : []), [data])
  const { asked, choose } = useQuarter(data ? latestOf(data, companyId) : undefined)
  const chosen = chosenQuarter(keys, asked)
  // The slider moves at once; the table follows as fast as it can be drawn, and begins with it: of no quarter all would
  // read as not held.
  const drawn = useDeferredValue(chosen) ?? chosen
  const lines = useMemo(
    () => (data ? coursesOf(data, field, (one) => named(one.nameZh, one.nameEn, language, one.stockCode)) : []),
    [data, field, language],
  )
  const format = (value: number | null | undefined) =>
    isMoney(field) ? short(value, language) : number(value, { digits: 2, loose: true })
  // The same while the slider moves: the table is not drawn again for it.
  const draw = useCallback((next: ComparedField) => setField(next === 'revenue' ? '' : next), [setField])
  const group =
    suggested.data && own === null ? named(suggested.data.industryZh, suggested.data.industryEn, language) : ''
  // Values and multiples are by the prices of the quarter's end; the head of the page has those of today.
  const priced = data?.rows.find((row) => `${row.year}Q${row.quarter}` === drawn)?.companies[
    data.companies.find((one) => one.companyId === companyId)?.key ?? ''
  ]?.priceDate
  const notesOf = (one: ComparedField) =>
    (data?.companies ?? [])
      .flatMap((company) => {
        const words = standInText(
          data?.rows.find((row) => `${row.year}Q${row.quarter}` === chosen)?.companies[company.key]?.standIns[one],
        )
        return words ? [`${company.stockCode}: ${words}`] : []
      })
      .join('; ') || null
  const table = () => ({
    name: `comparison-${companyId}-${chosen ?? ''}`,
    head: [
      t('field'),
      ...(data?.companies ?? []).map(
        (one) =>
          `${named(one.nameZh, one.nameEn, language, one.stockCode)} ${one.stockCode}${one.currency ? ` ${one.currency}` : ''}`,
      ),
      figure('notes'),
    ],
    rows: comparedFields.map((one) => [
      figureName(one),
      ...(data?.companies ?? []).map(
        (company) =>
          data?.rows.find((row) => `${row.year}Q${row.quarter}` === chosen)?.companies[company.key]?.[one] ?? null,
      ),
      notesOf(one),
    ]),
  })
  return (
    <>
      <TabBody className={styles.grid}>
        <div className={styles.bar}>
          <BackLink
            to={`/index/company/${encodeURIComponent(companyId)}`}
            text={named(profile.companyNameZh, profile.companyNameEn, language, profile.stockCode)}
          />
          {data ? (
            <CompanyChips
              companyId={companyId}
              companies={data.companies}
              onChange={(next) => setWith(withText(next))}
            />
          ) : null}
          {own === null ? null : (
            <Button size="small" kind="quiet" onClick={() => setWith('')}>
              {t('suggest')}
            </Button>
          )}
          {own === null && last && codesOf(last) !== codesOf([companyId, ...others]) ? (
            <Button size="small" kind="quiet" title={codesOf(last)} onClick={() => go(compareAddress(last))}>
              {t('backToLast')}
            </Button>
          ) : null}
          <Row as="span" className={styles.end}>
            <ComparisonMenu companyIds={[companyId, ...others]} />
            <SegmentedControl
              label={t('basis')}
              value={basis}
              onChange={(next) => setBasis(next === 'quarter' ? 'quarter' : '')}
              options={[
                { value: 'ttm', text: t('basis_ttm') },
                { value: 'quarter', text: t('basis_quarter') },
              ]}
            />
          </Row>
        </div>
        <Tile
          title={t('table')}
          className={styles.table}
          context={[drawn, group ? t('suggested', { name: group }) : '', priced ? t('pricesOf', { day: priced }) : '']
            .filter(Boolean)
            .join(' · ')}
          onRefresh={() => {
            void query.refetch()
          }}
          refreshing={query.isFetching}
          health={query.error ? 'error' : data ? (data.rows.length ? 'ok' : 'empty') : undefined}
          source={data?.computing.length ? t('computing') : undefined}
          onExport={data?.rows.length ? table : undefined}
        >
          <Answer query={query} waiting={<Skeleton count={19} height={24} />}>
            {(answer) =>
              drawn === undefined ? (
                <Empty why={t('noRows')} />
              ) : (
                <div className={styles.body}>
                  <div className={styles.slide}>
                    <QuarterSlider label={t('quarter')} keys={keys} chosen={chosen} onChoose={choose} />
                  </div>
                  <CompareTable data={answer} companyId={companyId} chosen={drawn} field={field} onField={draw} />
                </div>
              )
            }
          </Answer>
        </Tile>
        <Tile
          title={t('chart')}
          className={styles.chart}
          controls={
            <Select
              height="small"
              aria-label={t('field')}
              value={field}
              onChange={({ target }) => setField(target.value === 'revenue' ? '' : target.value)}
            >
              {comparedFields.map((one) => (
                <option key={one} value={one}>
                  {figureName(one)}
                </option>
              ))}
            </Select>
          }
        >
          {!data ? (
            <Skeleton shape="block" />
          ) : data.rows.length === 0 ? (
            <Empty why={t('noQuarters')} />
          ) : comparable(data, field) ? (
            <QuarterLines
              label={t('chartDescribed', {
                field: figureName(field),
                count: data.companies.length,
                from: keys[0] ?? '',
                to: keys.at(-1) ?? '',
              })}
              keys={keys}
              lines={lines}
              format={format}
              chosen={drawn}
              onChoose={choose}
            />
          ) : (
            <Empty why={t('currencies')} />
          )}
        </Tile>
        <SlotTiles profile={profile} on="compare" areas={styles} given={{ beside: others.join(',') }} />
      </TabBody>
      {place ? <FigureReceipt place={place} onClose={() => setPlace(null)} /> : null}
    </>
  )
}
