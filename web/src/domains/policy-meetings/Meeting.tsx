import { useParams } from 'react-router'
import { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import { useAddressField } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { Tiles } from '../../ui/page/Tiles.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import styles from './Meetings.module.css'
import { meetingTexts } from './texts.ts'
import { aftermathView, changesView, exposureView, phrasesView } from './views.ts'

/** Earlier meetings that are offered to compare with. */
const OFFERED = 60

/** One meeting held against an earlier one: what changed, whom it touches, what came after such changes. */
export default function Meeting() {
  const t = useTexts(meetingTexts)
  const language = useLanguage()
  const phone = usePhone()
  const { meetingId = '' } = useParams()
  const [previous, setPrevious] = useAddressField('previous')
  const [row] = useAddressField('row')
  const query = useOperation(policyMeetings.previous, { meetingId, size: OFFERED })
  const { meeting, dataList = [] } = query.data ?? {}
  const pair = { meeting: meetingId, ...(previous ? { previous } : {}) }
  const usual = dataList.find((one) => one.basis === 'previous')
  return (
    <Screen
      title={meeting?.title ?? t('meeting')}
      back={{ to: '/index/policy-meetings', text: t('backToMeetings') }}
      context={
        meeting ? `${named(meeting.series.nameZh, meeting.series.nameEn, language)} · ${meeting.heldOn}` : undefined
      }
      layout={phone ? 'flow' : 'fill'}
      actions={
        <Select
          aria-label={t('previous')}
          value={previous || usual?.meetingId || ''}
          disabled={dataList.length === 0}
          onChange={(event) => setPrevious(event.target.value === usual?.meetingId ? '' : event.target.value)}
        >
          {dataList.map((one) => (
            <option key={one.meetingId} value={one.meetingId}>
              {one.basis === 'sameSeason'
                ? t('sameSeason', { day: one.heldOn })
                : one.basis === 'previous'
                  ? t('lastOne', { day: one.heldOn })
                  : one.heldOn}
            </option>
          ))}
        </Select>
      }
    >
      <Answer query={query} waiting={<Skeleton count={8} height={40} />}>
        {() => (
          <Tiles className={styles.meeting}>
            <ViewTile view={changesView} given={pair} className={styles.tall} />
            <ViewTile view={exposureView} given={{ ...pair, ...(row ? { row } : {}) }} fields={{ row: 'row' }} />
            <ViewTile view={aftermathView} given={{ ...pair, ...(row ? { row } : {}) }} />
            <ViewTile view={phrasesView} given={{ meeting: meetingId }} />
          </Tiles>
        )}
      </Answer>
    </Screen>
  )
}
