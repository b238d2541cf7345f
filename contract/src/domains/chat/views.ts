import { questionId, type ViewParameters } from '../../view/parameters.ts'

/** What the views of questions and answers are shown for. */
export const chatViews = {
  answer: { questionId },
} satisfies Record<string, ViewParameters>
