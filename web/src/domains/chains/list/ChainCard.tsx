import { Copy, Download, History, Share2, ShieldAlert, Trash2 } from 'lucide-react'
import { chains } from '@pandora/contract/domains/chains/operations'
import type { chainGlance } from '@pandora/contract/domains/chains/shapes'
import type { z } from 'zod'
import { useGo } from '../../../lib/address.ts'
import { download } from '../../../lib/api/download.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { ago } from '../../../lib/formats.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { changedByChains } from '../change.ts'
import { chainTexts } from '../texts.ts'
import styles from './List.module.css'
import { Outline } from './Outline.tsx'

export type Glance = z.infer<typeof chainGlance>

interface Props {
  chain: Glance
  now: number
  onShare: () => void
  onVersions: () => void
}

/** A saved chain: its picture, its size, and what can be done with it. */
export function ChainCard({ chain, now, onShare, onVersions }: Props) {
  const t = useTexts(chainTexts)
  const language = useLanguage()
  const go = useGo()
  const { chainId, name } = chain
  const tell = (error: unknown) => notify('error', failureText(error, language))
  const changes = { invalidates: changedByChains }
  const remove = useAction(chains.delete, changes)
  const bringBack = useAction(chains.restoreDeleted, changes)
  const copy = useAction(chains.duplicate, changes)
  const undo = () =>
    bringBack.mutate({ chainId }, { onSuccess: () => notify('success', t('restored', { name })), onError: tell })
  const deleteIt = () =>
    remove.mutate(
      { chainId },
      {
        onSuccess: () => notify('success', t('removed', { name }), { action: { text: t('undo'), run: undo } }),
        onError: tell,
      },
    )
  const duplicate = () =>
    copy.mutate(
      { chainId },
      { onSuccess: ({ data }) => notify('success', t('copied', { name: data.name })), onError: tell },
    )
  const sign = { size: 16, 'aria-hidden': true } as const
  const { supplyFromDate: from, supplyEndDate: end } = chain
  return (
    <Column as="li" gap={3} className={styles.card}>
      <ScreenLink to={`/index/chains/${chainId}`} aria-label={name}>
        <Outline picture={chain.outline} label={t('outlineOf', { name })} />
      </ScreenLink>
      <ScreenLink to={`/index/chains/${chainId}`}>
        <Text size="lead" strong>
          {name}
        </Text>
      </ScreenLink>
      <Text size="small" tone="plain">
        {t('size', { nodes: chain.nodes, edges: chain.edges, companies: chain.companies })}
      </Text>
      <Text size="small" tone="quiet">
        {t('versionOf', { version: chain.version })} ·{' '}
        {t('savedAgo', { age: ago(now - Date.parse(chain.savedAt), language) })}
        {chain.shares > 0 ? ` · ${t('links', { count: chain.shares })}` : ''}
      </Text>
      {from || end ? (
        <Text size="small" tone="quiet">
          {t('supplyDays', { from: from ?? t('open'), to: end ?? t('open') })}
        </Text>
      ) : null}
      <Row gap={2} wrap role="group" aria-label={t('actionsOf', { name })}>
        <IconButton label={t('report')} onClick={() => go(`/index/chains/${chainId}/report`)}>
          <ShieldAlert {...sign} />
        </IconButton>
        <IconButton label={t('versions')} onClick={onVersions}>
          <History {...sign} />
        </IconButton>
        <IconButton label={t('share')} onClick={onShare}>
          <Share2 {...sign} />
        </IconButton>
        <IconButton label={t('duplicate')} busy={copy.isPending} onClick={duplicate}>
          <Copy {...sign} />
        </IconButton>
        <IconButton
          label={t('exportExcel')}
          onClick={() => void download(chains.downloadExcel, { chainId }, `${name}.xlsx`).catch(tell)}
        >
          <Download {...sign} />
        </IconButton>
        <IconButton label={t('remove')} busy={remove.isPending} onClick={deleteIt}>
          <Trash2 {...sign} />
        </IconButton>
      </Row>
    </Column>
  )
}
