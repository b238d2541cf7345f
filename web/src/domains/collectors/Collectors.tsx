import { Copy } from 'lucide-react'
import { useState } from 'react'
import { collectors, COLLECT_PATH, MOST_POSTS } from '@pandora/contract/domains/collectors/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { usePages } from '../../lib/api/usePages.ts'
import { dateTime, number } from '../../lib/formats.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { StateWord } from '../../ui/StateWord.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TwoLines } from '../../ui/TwoLines.tsx'
import { Confirm } from '../../ui/dialog/Confirm.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Column as Stack } from '../../ui/kit/Stack.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { ListTile } from '../administration/offers/ListTile.tsx'
import { collectorsTexts } from './texts.ts'

type Key = OutputOf<typeof collectors.list>['dataList'][number]
type Made = OutputOf<typeof collectors.create>

/** A text that is copied whole; the font draws `6x8` as a product, and a secret is copied by eye, too. */
function CopyField({ label, value, hint }: { label: string; value: string; hint?: string }) {
  const t = useTexts(collectorsTexts)
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => notify('success', t('copied')),
      () => notify('error', t('copyFailed')),
    )
  return (
    <TextField
      label={label}
      value={value}
      hint={hint}
      readOnly
      style={{ fontFeatureSettings: '"calt" 0' }}
      onFocus={(event) => event.target.select()}
      beside={
        <IconButton label={t('copy')} onClick={copy}>
          <Copy size={16} aria-hidden="true" />
        </IconButton>
      }
    />
  )
}

/** Makes a key, then shows its secret, which cannot be read again. */
function KeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(collectorsTexts)
  const language = useLanguage()
  const make = useAction(collectors.create, { invalidates: [collectors.list] })
  const [name, setName] = useState('')
  const [made, setMade] = useState<Made | null>(null)
  const [failed, setFailed] = useState<string | undefined>()
  const submit = () =>
    make.mutate(
      { name: name.trim() },
      {
        onSuccess: ({ data }) => setMade(data),
        onError: (failure) => setFailed(failureText(failure, language)),
      },
    )
  return (
    <Dialog
      title={made ? t('made', { name: name.trim() }) : t('newKey')}
      guarded
      onClose={onClose}
      footer={
        made ? (
          <Button kind="primary" onClick={onClose}>
            {t('done')}
          </Button>
        ) : (
          <Button kind="primary" disabled={name.trim() === ''} busy={make.isPending} onClick={submit}>
            {t('make')}
          </Button>
        )
      }
    >
      <Stack gap={5}>
        {made ? (
          <>
            <CopyField label={t('keyId')} value={made.keyId} />
            <CopyField label={t('secret')} value={made.secret} hint={t('secretHint')} />
          </>
        ) : (
          <TextField
            label={t('name')}
            hint={t('nameHint')}
            value={name}
            error={failed}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Stack>
    </Dialog>
  )
}

/** Keys of collectors: what each has brought, and making and revoking them. */
export default function Collectors() {
  const t = useTexts(collectorsTexts)
  const language = useLanguage()
  const phone = usePhone()
  const pages = usePages(collectors.list, {}, 30)
  const revoke = useAction(collectors.revoke, { invalidates: [collectors.list] })
  const [making, setMaking] = useState(false)
  const [ending, setEnding] = useState<Key | null>(null)
  const stateOf = ({ revokedAt }: Key) => t(revokedAt === null ? 'inForce' : 'isRevoked')
  const used = ({ usedAt }: Key) => (usedAt === null ? t('never') : dateTime(usedAt))
  const end = ({ keyId, name }: Key) =>
    revoke.mutate(
      { keyId },
      {
        onSuccess: () => {
          setEnding(null)
          notify('success', t('revoked', { name }))
        },
        onError: (failure) => notify('error', failureText(failure, language)),
      },
    )
  const count = (key: 'deliveries' | 'newPosts' | 'changedPosts' | 'refusedPosts', wideOnly: boolean): Column<Key> => ({
    key,
    title: t(key),
    value: (one) => one[key],
    figures: true,
    width: '92px',
    wideOnly,
    cell: (one) => number(one[key], { digits: 0 }),
  })
  const columns: Column<Key>[] = [
    {
      key: 'name',
      title: t('name'),
      value: ({ name }) => name,
      width: 'minmax(140px, 2fr)',
      cell: (one) => (phone ? <TwoLines first={one.name} second={`…${one.hint} · ${used(one)}`} /> : one.name),
    },
    { key: 'hint', title: t('hint'), value: ({ hint }) => `…${hint}`, width: '96px', wideOnly: true },
    {
      key: 'state',
      title: t('state'),
      value: stateOf,
      width: '88px',
      cell: (one) => <StateWord colour={one.revokedAt === null ? 'ok' : 'none'}>{stateOf(one)}</StateWord>,
    },
    count('newPosts', false),
    count('changedPosts', true),
    count('refusedPosts', true),
    count('deliveries', true),
    { key: 'used', title: t('usedAt'), value: ({ usedAt }) => usedAt, width: '136px', wideOnly: true, cell: used },
    {
      key: 'madeAt',
      title: t('madeAt'),
      value: ({ madeAt }) => madeAt,
      width: '136px',
      wideOnly: true,
      cell: ({ madeAt }) => dateTime(madeAt),
    },
    { key: 'madeBy', title: t('madeBy'), value: ({ madeBy }) => madeBy, width: 'minmax(90px, 1fr)', wideOnly: true },
    {
      key: 'revoke',
      title: t('revoke'),
      bare: true,
      sortable: false,
      value: () => null,
      width: '84px',
      cell: (one) =>
        one.revokedAt === null ? (
          <Button size="small" onClick={() => setEnding(one)}>
            {t('revoke')}
          </Button>
        ) : null,
    },
  ]
  return (
    <>
      <ListTile
        title={t('title')}
        file="pandora-collectors"
        pages={pages}
        columns={columns}
        rowKey={({ keyId }) => keyId}
        empty={t('none')}
        note={t('intro', { path: COLLECT_PATH, most: number(MOST_POSTS, { digits: 0 }) })}
        filters={
          <Button kind="primary" onClick={() => setMaking(true)}>
            {t('newKey')}
          </Button>
        }
      />
      {making ? <KeyDialog onClose={() => setMaking(false)} /> : null}
      {ending ? (
        <Confirm
          title={t('revokeTitle', { name: ending.name })}
          confirm={t('revoke')}
          busy={revoke.isPending}
          onConfirm={() => end(ending)}
          onClose={() => setEnding(null)}
        >
          {t('revokeText')}
        </Confirm>
      ) : null}
    </>
  )
}
