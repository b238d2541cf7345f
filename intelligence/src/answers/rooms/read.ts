import type { Known } from '../reading/reading.ts'
import type { RoomAsked } from './asked.ts'
import { readAbout } from './about.ts'
import { readCalendar, readRatings } from './dated.ts'
import { readEvents } from './events.ts'
import { readFinancing } from './financing.ts'
import { readAuthors } from './authors.ts'
import { readInvestors } from './investors.ts'
import { readListings } from './listings.ts'
import { readMakers } from './makers.ts'
import { readOwnRange } from './own-range.ts'
import { readPolicy } from './policy.ts'
import { RoomText } from './room-text.ts'
import { readPaidYears, readRuns } from './runs.ts'
import { readForum, readScores, readThemes } from './states.ts'
import { readSwings } from './swings.ts'
import { readFlash, readLatest, readRecap } from './texts.ts'
import { readHeld } from './standing/held.ts'
import { readConcentration } from './standing/concentration.ts'
import { readHolderChanges } from './standing/holder-changes.ts'
import { readHolderOf } from './standing/holder-of.ts'
import { readMeetings } from './standing/meetings.ts'
import { readMood } from './standing/mood.ts'
import { readPartOf } from './standing/part-of.ts'
import { readRiskTopics } from './standing/risk-topics.ts'
import { readTouched } from './standing/touched.ts'
import { readWatched } from './watched.ts'
import { readWhatIf } from './what-if.ts'

/** What is to come is in no list of what was told, and nothing here advises. */
const TO_COME =
  /会不会|能不能|将会|明年|后年|预测|预计|应该|该不该|值得(?:买|投资|持有|入手)|\b(?:will|would you|should|going to|next year|predict|forecast|expect(?:ed)?)\b/
/** What is asked as if it were not so: a list says nothing of what takes the place of it. */
const SUPPOSED = /如果|假如|假设|要是|万一|倘若|一旦|\b(?:if|suppose|assuming|were to)\b/

/** Words that are asked for as they stand. */
const QUOTED = /“[^”]{2,}”|"[^"]{2,}"|「[^」]{2,}」/u

/**
 * Reads a question for a list or a state that another room of the product holds; null where it asks for something else
 * or not all of it is understood. Pure, and the same for the same day.
 */
export function readRoom(question: string, known: Known): RoomAsked | null {
  const text = new RoomText(question, known)
  const read = <A extends RoomAsked>(reader: (own: RoomText, today: string) => A | null): A | null => {
    const own = text.fork()
    const asked = reader(own, known.today)
    return asked && own.aside.length > 0 ? { ...asked, aside: own.aside } : asked
  }
  // What is supposed is a scenario, or nothing here.
  if (SUPPOSED.test(text.lower)) return read(readWhatIf)
  // Days of the calendar are known before they come.
  if (TO_COME.test(text.lower)) return read(readCalendar)
  // Words in quotation marks are looked for in texts; no kind of event or round is meant by them.
  if (QUOTED.test(question)) return read(readPolicy) ?? read(readAbout)
  return (
    read(readWatched) ??
    read(readHeld) ??
    read(readHolderChanges) ??
    read(readConcentration) ??
    read(readEvents) ??
    read(readScores) ??
    read(readMood) ??
    read(readForum) ??
    read(readRiskTopics) ??
    read(readThemes) ??
    read(readRatings) ??
    read(readMeetings) ??
    read(readCalendar) ??
    read(readLatest) ??
    read(readRecap) ??
    read(readFlash) ??
    read(readSwings) ??
    read(readRuns) ??
    read(readPaidYears) ??
    read(readOwnRange) ??
    read(readInvestors) ??
    read(readFinancing) ??
    read(readTouched) ??
    read(readPolicy) ??
    read(readAbout) ??
    read(readListings) ??
    read(readHolderOf) ??
    read(readPartOf) ??
    read(readMakers) ??
    read(readAuthors)
  )
}
