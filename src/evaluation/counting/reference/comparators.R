# Rscript comparators.R > comparators.json
# The median and the best tenth of institutions: quantiles of type 7 of their means, of those with ten answers or more,
# from ten institutions on, with the rows they come from. comparators.test.ts holds the agreement. Base R only.
options(digits = 15)
set.seed(20261127)

json <- function(x) {
  if (is.list(x)) {
    parts <- vapply(x, json, "")
    if (is.null(names(x))) return(paste0("[", paste(parts, collapse = ","), "]"))
    return(paste0("{", paste0("\"", names(x), "\":", parts, collapse = ","), "}"))
  }
  if (length(x) > 1) return(paste0("[", paste(vapply(x, json, ""), collapse = ","), "]"))
  if (is.na(x)) return("null")
  sprintf("%.17g", x)
}

reference <- function(institutions, sizes) {
  id <- rep(seq_len(institutions), sizes)
  level <- rnorm(institutions, 0, 0.4)
  # care: high is good; wait: low is good; again: yes and no. Some do not answer.
  care <- pmin(5, pmax(1, round(3.4 + level[id] + rnorm(length(id)))))
  wait <- pmin(5, pmax(1, round(2.6 - level[id] + rnorm(length(id)))))
  again <- rbinom(length(id), 1, plogis(1 + level[id]))
  care[runif(length(id)) < 0.08] <- NA
  best <- function(x, p) {
    n <- tapply(!is.na(x), id, sum)
    means <- tapply(x, id, mean, na.rm = TRUE)[n >= 10]
    if (length(means) < 10) return(list(institutions = length(means), median = NA, best = NA))
    list(
      institutions = length(means),
      median = unname(median(means)),
      best = if (is.na(p)) NA else unname(quantile(means, p, type = 7))
    )
  }
  list(
    rows = lapply(seq_along(id), function(row) list(id[row], care[row], wait[row], again[row])),
    care = best(care, 0.9), wait = best(wait, 0.1), again = best(again, NA)
  )
}

cases <- list(
  reference(10, rep(14, 10)),
  reference(11, rep(15, 11)),
  reference(20, c(rep(12, 6), rep(25, 8), 9, 8, 10, 11, 60, 3)),
  reference(33, sample(8:20, 33, replace = TRUE)),
  reference(11, c(rep(20, 9), 9, 9))
)
cat(json(cases), "\n", sep = "")
