import { Check } from 'lucide-react'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import styles from './Lobby.module.css'
import { roomWords } from './offered.ts'
import type { Offered } from './offered.ts'
import { OpenOn } from './OpenOn.tsx'
import { RoomPicture } from './RoomPicture.tsx'
import { lobbyTexts } from './texts.ts'
import { useSubscription } from './useSubscription.ts'

/** A room of the lobby: its picture, what it is, its views, and what can be done with it. */
export function RoomCard({ room }: { room: Offered }) {
  const t = useTexts(lobbyTexts)
  const language = useLanguage()
  const { subscribe, unsubscribe, busy } = useSubscription()
  const { name, sentence, views } = roomWords(room, language)
  return (
    <li>
      <article
        className={`${styles.card} ${room.ready ? '' : styles.later}`}
        data-room={room.key}
        aria-labelledby={`room-${room.key}`}
      >
        <RoomPicture room={room.key} className={styles.picture} />
        <Column className={styles.words} gap={2}>
          <Row id={`room-${room.key}`} className={styles.name} as="h2" place="between">
            {name}
            {room.subscribed ? (
              <span className={styles.mark}>
                <Check size={12} aria-hidden="true" />
                {t('subscribed')}
              </span>
            ) : null}
          </Row>
          <Text as="p" size="small" tone="plain">
            {sentence}
          </Text>
          <Text as="p" size="small" tone="quiet">
            {room.ready ? t('views', { views: views.map((view) => view.name).join(' · ') }) : t('later')}
          </Text>
        </Column>
        <Row className={styles.actions} place="between">
          {room.subscribed ? (
            <Button
              size="small"
              kind="quiet"
              busy={busy}
              aria-label={t('unsubscribeFrom', { name })}
              onClick={() => unsubscribe(room)}
            >
              {t('unsubscribe')}
            </Button>
          ) : (
            <Button size="small" busy={busy} aria-label={t('subscribeTo', { name })} onClick={() => subscribe(room)}>
              {t('subscribe')}
            </Button>
          )}
          {room.ready ? (
            <OpenOn room={room} />
          ) : (
            <Text className={styles.closed} size="small" tone="quiet" title={t('laterLong')}>
              {t('notOpen')}
            </Text>
          )}
        </Row>
      </article>
    </li>
  )
}
