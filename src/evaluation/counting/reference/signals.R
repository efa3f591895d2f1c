# Rscript signals.R > signals.json
# XmR charts as NHS 'Making Data Count' defines them, written out; `signalsOf` has to agree (signals.test.ts). Base R only.

json <- function(x) {
  if (is.list(x)) {
    parts <- vapply(x, json, "")
    if (is.null(names(x))) return(paste0("[", paste(parts, collapse = ","), "]"))
    return(paste0("{", paste0("\"", names(x), "\":", parts, collapse = ","), "}"))
  }
  if (is.na(x)) return("null")
  sprintf("%.17g", x)
}

# Two figures that differ by less than 1e-9 of the largest are equal.
apart <- function(difference, y) ifelse(abs(difference) <= 1e-9 * max(abs(y)), 0, difference)

xmr <- function(y) {
  centre <- mean(y)
  moving <- abs(apart(diff(y), y))
  kept <- moving[moving < 3.267 * mean(moving)]
  reach <- 2.66 * mean(if (length(kept) > 0) kept else moving)
  list(centre = centre, low = centre - reach, high = centre + reach)
}

# All points of every window of `size` that passes `test`, among those that `which` names.
in_windows <- function(y, size, test, which = function(w) rep(TRUE, length(w))) {
  marked <- rep(0, length(y))
  if (length(y) < size) return(marked)
  for (start in 1:(length(y) - size + 1)) {
    place <- start:(start + size - 1)
    side <- test(y[place])
    if (side != 0) marked[place[which(y[place])]] <- side
  }
  marked
}

signals <- function(y) {
  limits <- xmr(y)
  away <- apart(y - limits$centre, y)
  reach <- limits$high - limits$centre
  one_side <- function(w) if (all(w > 0)) 1 else if (all(w < 0)) -1 else 0
  one_way <- function(w) { d <- apart(diff(w), y); if (all(d > 0)) 1 else if (all(d < 0)) -1 else 0 }
  none <- rep(0, length(y))
  # Where values do not vary there is nothing to tell chance from.
  if (reach <= 0) return(list(outside = none, shift = none, trend = none, near = none))
  near <- function(w) abs(w) > 2 / 3 * reach & abs(w) <= reach
  list(
    outside = ifelse(away > reach, 1, ifelse(away < -reach, -1, 0)),
    shift = in_windows(away, 7, one_side),
    trend = in_windows(y, 7, one_way),
    near = in_windows(away, 3, function(w) if (sum(near(w)) >= 2) one_side(w) else 0, near)
  )
}

set.seed(20261123)
shapes <- list(
  function(n) rnorm(n, 3.5, 0.2), function(n) rnorm(n, 3, 0.15) + seq(0, 1, length.out = n),
  function(n) rnorm(n, 3.5, 0.1) + ifelse(seq_len(n) > n / 2, 0.3, 0), function(n) { y <- rnorm(n, 3.5, 0.1); y[5] <- 5; y },
  function(n) round(rnorm(n, 3, 0.3), 1), function(n) cumsum(runif(n, -0.02, 0.1)), function(n) rep(3, n)
)
cases <- lapply(1:42, function(i) {
  n <- c(12, 13, 20, 33)[1 + i %% 4]
  y <- shapes[[1 + i %% length(shapes)]](n)
  limits <- xmr(y)
  c(list(values = as.list(y)), limits, lapply(signals(y), as.list))
})
# Lines that do not vary but for rounding, and one that varies once.
constant <- lapply(c(3, 0.07, 4.2, 0.1 + 0.2, 1234.56), function(value) {
  y <- rep(value, 24)
  c(list(values = as.list(y)), xmr(y), lapply(signals(y), as.list))
})
y <- c(rep(4.2, 11), 4.4, rep(4.2, 12))
once <- c(list(values = as.list(y)), xmr(y), lapply(signals(y), as.list))
cases <- c(cases, constant, list(once))
cat(json(cases), "\n", sep = "")
