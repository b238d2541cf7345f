import { duplicates } from './duplicates.ts'
import { entities } from './entities.ts'
import { eventSubject } from './event-subject.ts'
import { events } from './events.ts'
import { flashEvents } from './flash/flash-events.ts'
import { entityTone } from './entity-tone.ts'
import { flashEntities } from './flash/flash-entities.ts'
import { headlines } from './headlines.ts'
import { policyLabels } from './policy-labels.ts'
import { policyStrength } from './policy-strength.ts'
import { relations } from './relations.ts'
import { stance } from './stance.ts'
import { topics } from './topics.ts'
import { tone } from './tone.ts'
import type { Task } from './task.ts'

/** What is done with a task, whatever its rows and answers are. */
export type TaskUser<Result> = <Row, Answer>(task: Task<Row, Answer>) => Result

/**
 * Tasks that can be measured on labelled files, by name: each hands itself to what is done with it, so that its types
 * stay its own.
 */
export const tasks: Readonly<Record<string, <Result>(use: TaskUser<Result>) => Result>> = {
  duplicates: (use) => use(duplicates),
  entities: (use) => use(entities),
  'event-subject': (use) => use(eventSubject),
  events: (use) => use(events),
  'entity-tone': (use) => use(entityTone),
  'flash-events': (use) => use(flashEvents),
  'flash-entities': (use) => use(flashEntities),
  headlines: (use) => use(headlines),
  'policy-labels': (use) => use(policyLabels),
  'policy-strength': (use) => use(policyStrength),
  tone: (use) => use(tone),
  relations: (use) => use(relations),
  stance: (use) => use(stance),
  topics: (use) => use(topics),
}
