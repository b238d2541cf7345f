import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { markets } from '@pandora/contract/domains/markets/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { parseAsOf } from '@pandora/contract/time'
import { udf } from '@pandora/contract/domains/udf/operations'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { notify } from '../../../lib/notices.ts'
import { useRoot } from '../../../lib/store.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { FormFault } from '../../../ui/form/FormFault.tsx'
import { Age } from '../../../ui/Age.tsx'
import { Answer } from '../../../ui/Answer.tsx'
import { AskButton } from '../../../ui/AskButton.tsx'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import { Empty } from '../../../ui/States.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useForm } from '../useForm.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { Column } from '../../../ui/kit/Stack.tsx'
import styles from './Settings.module.css'
import { settingsTexts } from './texts.ts'

type Key = OutputOf<typeof udf.keys>['dataList'][number]

/** The font draws `6x8` as a product; a key is copied by eye, too. */
const exact = { fontFeatureSettings: '"calt" 0' } as const

/** Address of a key, shown once: it cannot be read again. */
function MadeKey({ name, path }: { name: string; path: string }) {
  const t = useTexts(settingsTexts)
  const address = `${location.origin}${path}`
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => notify('success', t('addressCopied')),
      () => notify('error', t('copyFailed')),
    )
  }
  return (
    <Column className={styles.made}>
      <TextField
        label={t('addressOf', { name })}
        value={address}
        readOnly
        style={exact}
        hint={t('addressOnce')}
        onFocus={(event) => event.target.select()}
        beside={
          <IconButton label={t('copyAddress')} onClick={copy}>
            <Copy size={16} aria-hidden="true" />
          </IconButton>
        }
      />
      <pre
        className={styles.sample}
        aria-label={t('keySample')}
      >{`datafeed: new Datafeeds.UDFCompatibleDatafeed('${location.origin}/udf/k/…')`}</pre>
    </Column>
  )
}

/**
 * Keys by which charting programs read prices and events over the UDF protocol: made, listed with their last use,
 * revoked.
 */
export function Connections() {
  const t = useTexts(settingsTexts)
  const language = useLanguage()
  const reads = useRoot((root) => root.preferences.market)
  const { form, values, set, tell, clear, said } = useForm(t, { name: '', asOf: '' })
  const [chosen, setMarket] = useState<string | null>(null)
  const market = chosen ?? reads ?? 'real'
  const [made, setMade] = useState<{ name: string; path: string } | null>(null)
  const list = useOperation(udf.keys, {}, { staleTime: 0 })
  const known = useOperation(markets.list, {}, { staleTime: 5 * 60_000 })
  const make = useAction(udf.makeKey, { invalidates: [udf.keys] })
  const revoke = useAction(udf.revokeKey, { invalidates: [udf.keys] })
  const marketName = (key: string) => {
    const found = known.data?.dataList.find((one) => one.key === key)
    return found ? named(found.nameZh, found.nameEn, language) : key
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = values.name.trim()
    const asOf = values.asOf.trim()
    if (!name) return tell('name', { say: 'needKeyName' })
    if (asOf && parseAsOf(asOf) === undefined) return tell('asOf', { say: 'badDay' })
    clear()
    return make.mutate(
      { name, market, ...(asOf ? { asOf } : {}) },
      {
        onSuccess: ({ data }) => {
          set('name', '')
          setMade({ name: data.name, path: data.path })
          notify('success', t('keyMade', { name: data.name }))
        },
        onError: (failure) => tell('form', { failure }),
      },
    )
  }
  const end = ({ keyId, name }: Key) =>
    revoke.mutate(
      { keyId },
      {
        onSuccess: () => {
          setMade((was) => (was?.name === name ? null : was))
          notify('success', t('keyRevoked', { name }))
        },
        onError: (failure) => notify('error', failureText(failure, language)),
      },
    )
  return (
    <>
      <section className={styles.card}>
        <h2>{t('connections')}</h2>
        <p className={styles.note}>{t('connectionsText')}</p>
        <form ref={form} className={styles.form} noValidate onSubmit={submit}>
          <TextField
            label={t('keyName')}
            name="name"
            maxLength={60}
            autoComplete="off"
            value={values.name}
            error={said('name')}
            hint={t('keyNameHint')}
            onChange={(event) => set('name', event.target.value)}
          />
          <SelectField label={t('keyMarket')} value={market} onChange={(event) => setMarket(event.target.value)}>
            {(known.data?.dataList ?? []).map((one) => (
              <option key={one.key} value={one.key}>
                {named(one.nameZh, one.nameEn, language)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('keyAsOf')}
            name="asOf"
            maxLength={30}
            placeholder="YYYY-MM-DD"
            autoComplete="off"
            value={values.asOf}
            error={said('asOf')}
            hint={t('keyAsOfHint')}
            onChange={(event) => set('asOf', event.target.value)}
          />
          <FormFault>{said('form')}</FormFault>
          <div>
            <Button type="submit" kind="primary" busy={make.isPending}>
              {t('makeKey')}
            </Button>
          </div>
        </form>
        {made ? <MadeKey name={made.name} path={made.path} /> : null}
      </section>
      <section className={styles.card}>
        <h2>{t('keys')}</h2>
        <Answer query={list}>
          {({ dataList }) =>
            dataList.length === 0 ? (
              <Empty why={t('noKeys')} />
            ) : (
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('keyName')}</th>
                    <th scope="col" className={styles.wide}>
                      {t('keyBegins')}
                    </th>
                    <th scope="col">{t('keyMarket')}</th>
                    <th scope="col" className={styles.wide}>
                      {t('keyMadeAt')}
                    </th>
                    <th scope="col">{t('lastUsed')}</th>
                    <th scope="col">
                      <span className="visually-hidden">{t('revoke')}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {dataList.map((key) => (
                    <tr key={key.keyId}>
                      <td>{key.name}</td>
                      <td className={styles.wide}>
                        <code>{key.begins}…</code>
                      </td>
                      <td>
                        {marketName(key.market)}
                        {key.asOf ? (
                          <Text as="small" size="small" tone="quiet">
                            {t('asOfDay', { day: dateTime(key.asOf).slice(0, 10) })}
                          </Text>
                        ) : null}
                      </td>
                      <td className={styles.wide}>{dateTime(key.createdAt)}</td>
                      <td>{key.lastUsedAt ? <Age at={key.lastUsedAt} /> : t('neverUsed')}</td>
                      <td>
                        <AskButton
                          text={t('revoke')}
                          size="small"
                          question={t('confirmRevoke', { name: key.name })}
                          confirm={t('revoke')}
                          busy={revoke.isPending}
                          onConfirm={() => end(key)}
                        />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )
          }
        </Answer>
      </section>
    </>
  )
}
