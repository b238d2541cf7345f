import { Plus } from 'lucide-react'
import { useState } from 'react'
import { alerts } from '@pandora/contract/domains/alerts/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useRoot } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { alertTexts } from '../texts.ts'
import type { Channel } from '../types.ts'
import { ChannelCard } from './ChannelCard.tsx'
import { ChannelDialog } from './ChannelDialog.tsx'
import { QuietHours } from './QuietHours.tsx'

const topics = ['alerts'] as const

/** Ways out of the product, how each one is, and when nothing goes out. */
export function ChannelsTab() {
  const t = useTexts(alertTexts)
  const guest = useRoot((root) => root.user.info?.role === 'guest')
  const query = useOperation(alerts.channels, {})
  useReread(alerts.channels, topics)
  const [edited, setEdited] = useState<Channel | 'new' | null>(null)
  const add = () => setEdited('new')
  if (guest) return <Empty why={t('guestChannels')} />
  return (
    <Column gap={7}>
      <Answer query={query} waiting={<Skeleton count={3} height={64} />}>
        {({ dataList, mail }) => (
          <>
            {dataList.length === 0 ? (
              <Empty why={t('noChannelsYet')} action={{ text: t('addChannel'), run: add }} />
            ) : (
              <Column>
                <Row place="end">
                  <Button icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
                    {t('addChannel')}
                  </Button>
                </Row>
                <Column as="ul" gap={1}>
                  {dataList.map((one) => (
                    <ChannelCard key={one.channelId} channel={one} mail={mail} onEdit={() => setEdited(one)} />
                  ))}
                </Column>
              </Column>
            )}
            {edited ? (
              <ChannelDialog channel={edited === 'new' ? null : edited} mail={mail} onClose={() => setEdited(null)} />
            ) : null}
          </>
        )}
      </Answer>
      <QuietHours />
    </Column>
  )
}
