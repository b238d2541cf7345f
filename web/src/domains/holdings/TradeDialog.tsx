import { lazy, Suspense, useState } from 'react'
import { holdings } from '@pandora/contract/domains/holdings/operations'
import { tradeKinds, type HeldPortfolio, type Trade, type TradeKind } from '@pandora/contract/domains/holdings/shapes'
import { dayOf } from '@pandora/contract/time'
import { useAction } from '../../lib/api/useAction.ts'
import { failureText } from '../../lib/api/failure.ts'
import { named } from '../../lib/names.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SelectField } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Finder } from '../search/offers/finder/Finder.tsx'
import { nameOf } from './columns.tsx'
import { outOfRange } from './outOfRange.ts'
import { holdingsTexts } from './texts.ts'
import { changedByTrades } from './useHoldings.ts'

const DayPicker = lazy(() => import('../../ui/day/DayPicker.tsx'))

interface Props {
  portfolios: readonly HeldPortfolio[]
  portfolioId: string | undefined
  /** The trade that is changed; null: a new one. */
  trade: Trade | null
  onClose: () => void
}

const forms = {
  quantity: /^\d{1,12}(?:\.\d{1,4})?$/,
  price: /^\d{1,9}(?:\.\d{1,6})?$/,
  fees: /^\d{1,14}(?:\.\d{1,4})?$/,
  taxes: /^\d{1,14}(?:\.\d{1,4})?$/,
} as const
type Name = keyof typeof forms
const names = Object.keys(forms) as Name[]

/** Records or changes a trade. What the server refuses stands below the form, in words. */
export default function TradeDialog({ portfolios, portfolioId, trade, onClose }: Props) {
  const t = useTexts(holdingsTexts)
  const language = useLanguage()
  const [security, setSecurity] = useState<{ id: string; name: string } | null>(
    trade && { id: trade.securityId, name: `${nameOf(trade, language)} ${trade.code}` },
  )
  const [kind, setKind] = useState<TradeKind>(trade?.kind ?? 'buy')
  const [day, setDay] = useState(() => trade?.day ?? dayOf(Date.now()))
  const [into, setInto] = useState(trade?.portfolioId ?? portfolioId ?? '')
  const [note, setNote] = useState(trade?.note ?? '')
  const [figures, setFigures] = useState<Record<Name, string>>({
    quantity: trade?.quantity ?? '',
    price: trade?.price ?? '',
    fees: trade?.fees ?? '',
    taxes: trade?.taxes ?? '',
  })
  const [tried, setTried] = useState(false)
  const save = useAction(holdings.saveTrade, { invalidates: changedByTrades })
  const clean = (name: Name) => figures[name].replaceAll(/[,\s]/g, '')
  const faultOf = (name: Name): string | undefined => {
    const text = clean(name)
    if (text === '') return name === 'quantity' || name === 'price' ? t('required') : undefined
    return forms[name].test(text) ? undefined : t('badNumber')
  }
  const submit = () => {
    setTried(true)
    if (!security || names.some((name) => faultOf(name) !== undefined)) return
    save.mutate(
      {
        ...(trade ? { tradeId: trade.tradeId } : {}),
        ...(into ? { portfolioId: into } : {}),
        securityId: security.id,
        kind,
        day,
        quantity: clean('quantity'),
        price: clean('price'),
        fees: clean('fees') || '0',
        taxes: clean('taxes') || '0',
        note,
      },
      {
        onSuccess: ({ data }) => {
          const doubt = outOfRange(data, t)
          notify(doubt ? 'info' : 'success', t('saved'), doubt ? { detail: doubt } : {})
          onClose()
        },
      },
    )
  }
  const field = (name: Name, hint?: string) => (
    <TextField
      label={t(name)}
      value={figures[name]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      hint={hint}
      error={tried ? faultOf(name) : undefined}
      onChange={(event) => setFigures({ ...figures, [name]: event.target.value })}
    />
  )
  return (
    <Dialog
      title={t(trade ? 'changeTrade' : 'newTrade')}
      onClose={onClose}
      guarded
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={save.isPending} disabled={!security} onClick={submit}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Column gap={5}>
          {security ? (
            <Row place="between">
              <Text strong>{security.name}</Text>
              <Button size="small" kind="quiet" onClick={() => setSecurity(null)}>
                {t('chooseOther')}
              </Button>
            </Row>
          ) : (
            <Finder
              label={t('chooseSecurity')}
              onChoose={(found) =>
                setSecurity({
                  id: found.securityId,
                  name: `${named(found.companyNameZh, found.companyNameEn, language, found.stockCode)} ${found.stockCode}`,
                })
              }
            />
          )}
          <Row gap={5} wrap>
            <SegmentedControl
              label={t('kind')}
              value={kind}
              options={tradeKinds.map((value) => ({ value, text: t(`kind_${value}`) }))}
              onChange={setKind}
            />
            <Suspense fallback={null}>
              <DayPicker label={t('day')} value={day} onChange={(next) => setDay(next ?? day)} />
            </Suspense>
          </Row>
          {field('quantity', t('quantityHint'))}
          {field('price', kind === 'dividend' ? t('dividendHint') : t('priceHint'))}
          {field('fees')}
          {field('taxes')}
          {portfolios.length > 1 ? (
            <SelectField label={t('portfolio')} value={into} onChange={(event) => setInto(event.target.value)}>
              {into === '' ? <option value="">{t('isDefault')}</option> : null}
              {portfolios.map((one) => (
                <option key={one.portfolioId} value={one.portfolioId}>
                  {one.name}
                </option>
              ))}
            </SelectField>
          ) : null}
          <TextField label={t('note')} value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
          {save.error ? (
            <Text as="p" tone="error" role="alert">
              {failureText(save.error, language)}
            </Text>
          ) : null}
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </Column>
      </form>
    </Dialog>
  )
}
