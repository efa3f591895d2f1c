import type { CommentsQuestion } from '#evaluation/model/comments.ts'

/** A request for all texts of a chart, of somebody who may read all. */
export function commentsQuestion(
  chart: CommentsQuestion['chart'],
  more: Partial<CommentsQuestion> = {},
): CommentsQuestion {
  return {
    chart,
    filters: [],
    language: 'de',
    hideBelow: 0,
    readable: 'all',
    search: '',
    only: null,
    except: null,
    size: 1000,
    themes: [],
    stored: [],
    ...more,
  }
}
