import { readRoomAfter } from '@pandora/intelligence/answers/rooms/follow'
import type { RoomAsked } from '@pandora/intelligence/answers/rooms/asked'
import type { Asking, Draft } from '../draft.ts'
import { sayAside } from '../told/aside.ts'
import { answerPaidYears } from '../many/paid-years.ts'
import { answerOwnRange } from '../priced/own-range.ts'
import { answerRuns } from '../priced/runs.ts'
import { answerSwings } from '../priced/swings.ts'
import { answerAbout } from './about.ts'
import { answerCalendar } from './calendar.ts'
import { answerEventList } from './events.ts'
import { answerFinancing } from './financing.ts'
import { answerForum } from './forum.ts'
import { answerAuthors } from './authors.ts'
import { answerInvestors } from './investors.ts'
import { answerListings } from './listings.ts'
import { answerMakers } from './makers.ts'
import { answerPolicies } from './policy.ts'
import { answerRatings } from './ratings.ts'
import { answerScores } from './scores.ts'
import { answerFlash, answerLatest, answerRecap } from './texts.ts'
import { answerHeld } from './standing/held.ts'
import { answerConcentration } from './standing/concentration.ts'
import { answerHolderChanges } from './standing/holder-changes.ts'
import { answerHolderOf } from './standing/holder-of.ts'
import { answerMeetings } from './standing/meetings.ts'
import { answerMood } from './standing/mood.ts'
import { answerPartOf } from './standing/part-of.ts'
import { answerRiskTopics } from './standing/risk-topics.ts'
import { answerTouched, tellCompanies } from './standing/touched.ts'
import { answerThemes } from './themes.ts'
import { answerWatched } from './watched.ts'
import { answerWhatIf } from './what-if.ts'

/**
 * Answers a question for a list or a state out of the room that holds it; false where the question is none of these,
 * and nothing is said.
 */
export async function answerRooms(
  draft: Draft,
  asking: Asking,
  text: string,
  before: readonly string[],
): Promise<boolean> {
  const { intent } = asking.reading
  if (intent === 'meaning') return false
  const asked = readRoomAfter(text, before, asking.known)
  // Cheap or dear against its own past is a figure, and so is what a scenario comes to: nothing of them advises.
  if (intent === 'opinion' && asked?.room !== 'ownRange' && asked?.room !== 'whatIf') return false
  // Which of several companies that share a name is meant is asked back first.
  if (!asked || ('companies' in asked && asked.companies.some((one) => one.companyIds.length > 1))) return false
  await answerRoom(draft, asking, asked)
  sayAside(draft, asked.aside)
  return draft.parts.length > 0
}

async function answerRoom(draft: Draft, asking: Asking, asked: RoomAsked): Promise<void> {
  switch (asked.room) {
    case 'events':
      return answerEventList(draft, asking, asked)
    case 'policy':
      await answerPolicies(draft, asking, asked)
      // Who would gain is not inferred: whom the policies name is told.
      if (asked.gains && asked.topic === '') await tellCompanies(draft, asking, { topic: '', most: null })
      return
    case 'financing':
      return answerFinancing(draft, asking, asked)
    case 'flash':
      return answerFlash(draft, asking, asked)
    case 'about':
      return answerAbout(draft, asking, asked)
    case 'latest':
      return answerLatest(draft, asking, asked)
    case 'recap':
      return answerRecap(draft, asking, asked)
    case 'forum':
      return answerForum(draft, asking, asked)
    case 'themes':
      return answerThemes(draft, asking, asked)
    case 'calendar':
      return answerCalendar(draft, asking, asked)
    case 'ratings':
      return answerRatings(draft, asking, asked)
    case 'scores':
      return answerScores(draft, asking, asked)
    case 'swings':
      return answerSwings(draft, asking, asked)
    case 'ownRange':
      return answerOwnRange(draft, asking, asked)
    case 'runs':
      return answerRuns(draft, asking, asked)
    case 'paidYears':
      return answerPaidYears(draft, asking, asked)
    case 'investors':
      return answerInvestors(draft, asking, asked)
    case 'makers':
      return answerMakers(draft, asking, asked)
    case 'listings':
      return answerListings(draft, asking, asked)
    case 'watched':
      return answerWatched(draft, asking, asked)
    case 'authors':
      return answerAuthors(draft, asking, asked)
    case 'whatIf':
      return answerWhatIf(draft, asking, asked)
    case 'holderChanges':
      return answerHolderChanges(draft, asking, asked)
    case 'held':
      return answerHeld(draft, asking, asked)
    case 'mood':
      return answerMood(draft, asking, asked)
    case 'touched':
      return answerTouched(draft, asking, asked)
    case 'meetings':
      return answerMeetings(draft, asking, asked)
    case 'holderOf':
      return answerHolderOf(draft, asking, asked)
    case 'concentration':
      return answerConcentration(draft, asking, asked)
    case 'partOf':
      return answerPartOf(draft, asking, asked)
    case 'riskTopics':
      return answerRiskTopics(draft, asking, asked)
  }
}
