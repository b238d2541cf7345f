import { lazy, Suspense, useState } from 'react'
import { membership } from '@pandora/contract/domains/membership/operations'
import { couponKinds, planIds, type CouponKind } from '@pandora/contract/domains/membership/terms'
import type { OutputOf } from '@pandora/contract/operation'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { dateTime } from '../../../lib/formats.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { Button } from '../../../ui/Button.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import { StateWord } from '../../../ui/StateWord.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Column as Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { ListTile } from '../../administration/offers/ListTile.tsx'
import { minorOf, money } from '../money.ts'
import { membershipTexts } from '../texts.ts'

const DayPicker = lazy(() => import('../../../ui/day/DayPicker.tsx'))

type Coupon = OutputOf<typeof membership.coupons>['dataList'][number]
type Plan = (typeof planIds)[number]
const whole = (text: string): number | undefined => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined)

function CouponDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(membershipTexts)
  const language = useLanguage()
  const make = useAction(membership.makeCoupon, { invalidates: [membership.coupons] })
  const [kind, setKind] = useState<CouponKind>('percent')
  const [values, setValues] = useState({
    code: '',
    value: '',
    plan: '',
    mostUses: '',
    mostPerUser: '1',
    from: '',
    to: '',
    note: '',
  })
  const [failed, setFailed] = useState<string | undefined>()
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value })
  const value = kind === 'amount' ? minorOf(values.value) : (whole(values.value) ?? null)
  // What is typed and no number is refused: silently it would be without a limit.
  const mostUses = values.mostUses.trim() === '' ? undefined : (whole(values.mostUses) ?? null)
  const mostPerUser = whole(values.mostPerUser)
  const isWhole = value !== null && value > 0 && mostUses !== null && mostUses !== 0 && (mostPerUser ?? 0) > 0
  const submit = () =>
    make.mutate(
      {
        kind,
        value: value ?? 0,
        mostPerUser: mostPerUser ?? 1,
        note: values.note,
        ...(values.code.trim() === '' ? {} : { code: values.code.trim() }),
        ...(values.plan === '' || kind === 'days' ? {} : { planId: values.plan as Plan }),
        ...(mostUses === undefined || mostUses === null ? {} : { mostUses }),
        ...(values.from === '' ? {} : { from: values.from }),
        ...(values.to === '' ? {} : { to: values.to }),
      },
      {
        onSuccess: ({ data }) => {
          notify('success', t('couponMade', { code: data.code }))
          onClose()
        },
        onError: (failure) => setFailed(failureText(failure, language)),
      },
    )
  return (
    <Dialog
      title={t('newCoupon')}
      guarded
      onClose={onClose}
      footer={
        <Button kind="primary" disabled={!isWhole} busy={make.isPending} onClick={submit}>
          {t('make')}
        </Button>
      }
    >
      <Stack gap={5}>
        <SelectField
          label={t('couponKind')}
          value={kind}
          onChange={(event) => setKind(event.target.value as CouponKind)}
        >
          {couponKinds.map((one) => (
            <option key={one} value={one}>
              {t(`kind_${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t(`value_${kind}`)}
          value={values.value}
          inputMode="decimal"
          error={failed}
          onChange={set('value')}
        />
        <TextField label={t('code')} hint={t('codeHint')} value={values.code} maxLength={32} onChange={set('code')} />
        {kind === 'days' ? null : (
          <SelectField label={t('plan')} value={values.plan} onChange={set('plan')}>
            <option value="">{t('eachPlan')}</option>
            {planIds.map((one) => (
              <option key={one} value={one}>
                {t(`plan_${one}`)}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={t('mostUses')}
          hint={t('mostUsesHint')}
          value={values.mostUses}
          inputMode="numeric"
          maxLength={6}
          error={mostUses === null || mostUses === 0 ? t('noCount') : undefined}
          onChange={set('mostUses')}
        />
        <TextField
          label={t('mostPerUser')}
          value={values.mostPerUser}
          inputMode="numeric"
          maxLength={4}
          error={(mostPerUser ?? 0) > 0 ? undefined : t('noCount')}
          onChange={set('mostPerUser')}
        />
        <Suspense fallback={null}>
          {(['from', 'to'] as const).map((name) => (
            <Stack key={name} gap={2}>
              <Text>{t(name === 'from' ? 'couponFrom' : 'lastDay')}</Text>
              <DayPicker
                label={t(name === 'from' ? 'couponFrom' : 'lastDay')}
                value={values[name] || null}
                clearable
                onChange={(day) => setValues((had) => ({ ...had, [name]: day ?? '' }))}
              />
            </Stack>
          ))}
        </Suspense>
        <TextField label={t('note')} value={values.note} maxLength={200} onChange={set('note')} />
      </Stack>
    </Dialog>
  )
}

/** Where a coupon stands now: what is over, used up or not begun is not in force. */
const standing = ({ disabled, startsAt, endsAt, spent, mostUses }: Coupon) => {
  if (disabled) return 'isDisabled'
  if (Date.parse(startsAt) > Date.now()) return 'notBegun'
  if (endsAt !== null && Date.parse(endsAt) < Date.now()) return 'isOver'
  return mostUses !== null && spent >= mostUses ? 'isUsedUp' : 'inForce'
}

/** Coupons: what each does, how often it was used, and whether it is in force. */
export function Coupons() {
  const t = useTexts(membershipTexts)
  const language = useLanguage()
  const [text, setText] = useState('')
  const [making, setMaking] = useState(false)
  const phone = usePhone()
  const pages = usePages(membership.coupons, { text }, 30)
  const change = useAction(membership.switchCoupon, { invalidates: [membership.coupons] })
  const does = ({ kind, value }: Coupon): string =>
    kind === 'percent'
      ? t('couponPercent', { percent: value })
      : kind === 'amount'
        ? t('couponAmount', { amount: money(value, 'CNY') })
        : t('couponDays', { days: value })
  const columns: Column<Coupon>[] = [
    {
      key: 'code',
      title: t('code'),
      value: ({ code }) => code,
      width: phone ? 'minmax(84px, 1fr)' : 'minmax(120px, 1fr)',
    },
    { key: 'does', title: t('couponKind'), value: does, width: phone ? '100px' : 'minmax(110px, 1fr)' },
    {
      key: 'uses',
      title: t('uses'),
      value: ({ spent }) => spent,
      figures: true,
      width: phone ? '60px' : '96px',
      cell: ({ spent, held, mostUses }) =>
        `${spent}${held > 0 ? ` (+${held})` : ''} / ${mostUses === null ? '∞' : mostUses}`,
    },
    {
      key: 'until',
      title: t('lastDay'),
      value: ({ endsAt }) => endsAt,
      width: '136px',
      wideOnly: true,
      cell: ({ endsAt }) => dateTime(endsAt),
    },
    { key: 'note', title: t('note'), value: ({ note }) => note, wideOnly: true },
    {
      key: 'state',
      title: t('orderState'),
      value: (one) => t(standing(one)),
      width: '104px',
      wideOnly: true,
      cell: (one) => <StateWord colour={standing(one) === 'inForce' ? 'ok' : 'none'}>{t(standing(one))}</StateWord>,
    },
    {
      key: 'switch',
      title: t('switchCoupon'),
      bare: true,
      sortable: false,
      value: () => null,
      width: '84px',
      cell: ({ couponId, disabled }) => (
        <Button
          size="small"
          onClick={() =>
            change.mutate(
              { couponId, disabled: !disabled },
              { onError: (failure) => notify('error', failureText(failure, language)) },
            )
          }
        >
          {t(disabled ? 'enable' : 'disable')}
        </Button>
      ),
    },
  ]
  return (
    <>
      <ListTile
        title={t('part_coupons')}
        file="pandora-coupons"
        pages={pages}
        columns={columns}
        rowKey={({ couponId }) => couponId}
        empty={t('noCoupons')}
        filters={
          <>
            <SearchField label={t('findCoupon')} value={text} onSearch={setText} />
            <Button kind="primary" onClick={() => setMaking(true)}>
              {t('newCoupon')}
            </Button>
          </>
        }
      />
      {making ? <CouponDialog onClose={() => setMaking(false)} /> : null}
    </>
  )
}
