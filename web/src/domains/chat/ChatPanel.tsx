import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { SidePanel } from '../../ui/SidePanel.tsx'
import { Conversation } from './Conversation.tsx'
import { chatTexts } from './texts.ts'

/** Questions and answers beside any screen. */
export default function ChatPanel({ close }: { close: () => void }) {
  const t = useTexts(chatTexts)
  const [conversationId, setConversation] = useState('')
  return (
    <SidePanel
      title={t('panel')}
      onClose={close}
      context={
        <ScreenLink
          to={conversationId === '' ? '/index/chat' : `/index/chat?conversation=${conversationId}`}
          onClick={close}
        >
          {t('fullScreen')}
        </ScreenLink>
      }
    >
      <Conversation
        key={conversationId === '' ? 'new' : 'open'}
        conversationId={conversationId}
        onConversation={setConversation}
      />
    </SidePanel>
  )
}
