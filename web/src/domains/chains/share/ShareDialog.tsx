import { useState } from 'react'
import { chains } from '@pandora/contract/domains/chains/operations'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Empty } from '../../../ui/States.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { chainTexts } from '../texts.ts'

interface Props {
  chainId: string
  name: string
  onClose: () => void
}

/** Links to a chain: made, copied, ended. */
export default function ShareDialog({ chainId, name, onClose }: Props) {
  const t = useTexts(chainTexts)
  const language = useLanguage()
  const [link, setLink] = useState('')
  const query = useOperation(chains.shares, { chainId })
  const changes = { invalidates: [chains.shares, chains.list] }
  const share = useAction(chains.share, changes)
  const end = useAction(chains.unshare, changes)
  const tell = (error: unknown) => notify('error', failureText(error, language))
  const make = () =>
    share.mutate({ chainId }, { onSuccess: ({ data }) => setLink(`${location.origin}${data.path}`), onError: tell })
  const copy = () => void navigator.clipboard.writeText(link).then(() => notify('success', t('linkCopied')), tell)
  return (
    <Dialog
      title={t('shareTitle', { name })}
      onClose={onClose}
      footer={
        <Button kind="primary" busy={share.isPending} onClick={make}>
          {t('makeLink')}
        </Button>
      }
    >
      <Column gap={5}>
        <Text as="p" size="small" tone="quiet">
          {t('shareHint')}
        </Text>
        {link ? (
          <TextField
            label={t('newLink')}
            value={link}
            readOnly
            beside={<Button onClick={copy}>{t('copyLink')}</Button>}
          />
        ) : null}
        <Answer query={query}>
          {({ dataList }) =>
            dataList.length === 0 ? (
              <Empty why={t('noLinks')} />
            ) : (
              <Column as="ul" gap={3}>
                {dataList.map(({ shareId, createdAt, opened }) => (
                  <Row key={shareId} as="li" place="between">
                    <Text size="small">{t('linkMade', { day: createdAt.slice(0, 10), count: opened })}</Text>
                    <Button
                      size="small"
                      busy={end.isPending}
                      onClick={() => end.mutate({ chainId, shareId }, { onError: tell })}
                    >
                      {t('endLink')}
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
