import { useState } from 'react'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { knowledgeTexts } from './texts.ts'

interface Props {
  base: OutputOf<typeof knowledge.base>
  onClose: () => void
}

const changed = { invalidates: [knowledge.shares, knowledge.base, knowledge.list] }

/** Who else may read a base: by e-mail, or by a link. */
export function ShareDialog({ base, onClose }: Props) {
  const t = useTexts(knowledgeTexts)
  const language = useLanguage()
  const { baseId } = base
  const [email, setEmail] = useState('')
  const [link, setLink] = useState('')
  const query = useOperation(knowledge.shares, { baseId })
  const share = useAction(knowledge.share, changed)
  const unshare = useAction(knowledge.unshare, changed)
  const turn = useAction(knowledge.link, changed)
  const tell = (error: unknown) => notify('error', failureText(error, language))
  const setTurned = (on: boolean) =>
    turn.mutate(
      { baseId, on },
      {
        onError: tell,
        onSuccess: ({ data }) => {
          setLink(data.token === null ? '' : `${location.origin}/index/knowledge?open=${data.token}`)
          if (data.token === null) notify('success', t('linkEnded'))
        },
      },
    )
  const copy = () => void navigator.clipboard.writeText(link).then(() => notify('success', t('copied')), tell)
  return (
    <Dialog
      title={t('shareTitle', { name: base.name })}
      onClose={onClose}
      footer={
        <>
          {base.hasLink ? (
            <Button busy={turn.isPending} onClick={() => setTurned(false)}>
              {t('endLink')}
            </Button>
          ) : null}
          <Button busy={turn.isPending} onClick={() => setTurned(true)}>
            {base.hasLink ? t('renewLink') : t('makeLink')}
          </Button>
        </>
      }
    >
      <Column gap={6}>
        <Text as="p" size="small" tone="quiet">
          {t('shareHint')}
        </Text>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            share.mutate(
              { baseId, email: email.trim() },
              {
                onSuccess: ({ data }) => {
                  setEmail('')
                  notify('success', t('sharedWith', { who: data.who }))
                },
              },
            )
          }}
        >
          <TextField
            label={t('email')}
            type="email"
            value={email}
            maxLength={200}
            error={share.error ? failureText(share.error, language) : undefined}
            onChange={(event) => setEmail(event.target.value)}
            beside={
              <Button kind="primary" type="submit" busy={share.isPending} disabled={email.trim() === ''}>
                {t('shareWith')}
              </Button>
            }
          />
        </form>
        {link ? (
          <TextField
            label={t('linkReady')}
            value={link}
            readOnly
            beside={<Button onClick={copy}>{t('copy')}</Button>}
          />
        ) : null}
        <Answer query={query}>
          {({ dataList }) =>
            dataList.length === 0 ? (
              <Text tone="quiet">{t('nobody')}</Text>
            ) : (
              <Column as="ul" gap={3}>
                {dataList.map(({ shareId, who, by }) => (
                  <Row key={shareId} as="li" place="between">
                    <Text size="small">
                      {who} · {by === 'email' ? t('byEmail') : t('byLink')}
                    </Text>
                    <Button
                      size="small"
                      busy={unshare.isPending}
                      aria-label={t('unshareOf', { who })}
                      onClick={() =>
                        unshare.mutate(
                          { shareId },
                          {
                            onError: tell,
                            onSuccess: () => {
                              if (by !== 'link') return
                              setLink('')
                              if (base.hasLink) notify('success', t('linkEnded'))
                            },
                          },
                        )
                      }
                    >
                      {t('unshare')}
                    </Button>
                  </Row>
                ))}
              </Column>
            )
          }
        </Answer>
      </Column>
    </Dialog>
  )
}
