import { text, type ViewParameters } from '@pandora/contract/view/parameters'

/** What the views of a topic's page are shown for. */
export const topicParameters = { topic: text } satisfies ViewParameters
