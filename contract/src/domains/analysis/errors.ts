import { defineErrors } from '../../errors.ts'

export const analysisErrors = defineErrors({
  BAD_LABELLED_ROW: {
    status: 400,
    zh: '{file} 第 {line} 行无法读取：{reason}',
    en: 'Line {line} of {file} cannot be read: {reason}',
  },
  NO_LABELLED_ROWS: {
    status: 400,
    zh: '{file} 中可用于任务 {task} 的标注行太少。',
    en: '{file} holds too few rows that are labelled for the task {task}.',
  },
  NO_SUCH_TASK: {
    status: 400,
    zh: '没有任务 {task}；可用：{tasks}',
    en: 'There is no task {task}; there are: {tasks}',
  },
  NO_SUCH_MODEL: { status: 400, zh: '没有模型 {model}。', en: 'There is no model {model}.' },
  SHIPPED_BY_OTHER: {
    status: 400,
    zh: '任务 {task} 的随附模型由任务 {other} 训练。',
    en: 'The shipped models of {task} are trained by the task {other}.',
  },
  NOTHING_TO_LEARN: { status: 400, zh: '任务 {task} 不需要训练。', en: 'The task {task} learns nothing.' },
})
