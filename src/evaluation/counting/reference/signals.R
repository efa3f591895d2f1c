# Rscript signals.R > signals.json
# X-bar charts with Laney's correction, written out; `getSignals` has to agree (signals.test.ts). Base R only.
# Rscript signals.R simulate: how many of 100 lines of 36 months without a cause have a signal.

json <- function(x) {
  if (is.list(x)) {
    parts <- vapply(x, json, "")
    if (is.null(names(x))) return(paste0("[", paste(parts, collapse = ","), "]"))
    return(paste0("{", paste0("\"", names(x), "\":", parts, collapse = ","), "}"))
  }
  if (is.logical(x) && !is.na(x)) return(if (x) "true" else "false")
  if (is.na(x)) return("null")
  sprintf("%.17g", x)
}

signals <- function(n, m, s, is_share) {
  centre <- sum(n * m) / sum(n)
  spread <- if (is_share) sqrt(centre * (1 - centre)) else sqrt(sum((n - 1) * s^2) / sum(n - 1))
  z <- (m - centre) * sqrt(n) / spread
  sigma <- max(1, mean(abs(diff(z))) / 1.128)
  half <- 3.5 * sigma * spread / sqrt(n)
  outside <- ifelse(m > centre + half, 1, ifelse(m < centre - half, -1, 0))
  shift <- rep(0, length(n))
  runs <- rle(sign(m - centre))
  long <- which(runs$lengths >= 9 & runs$values != 0)
  if (length(long) > 0) {
    last <- max(long)
    end <- sum(runs$lengths[seq_len(last)])
    shift[(end - runs$lengths[last] + 1):end] <- runs$values[last]
  }
  list(centre = centre, low = centre - half, high = centre + half, outside = outside, shift = shift)
}

# A line of a number of months: answers of every month, sampled from levels with probabilities, with a shift of their mean.
draw <- function(n, chances, shift = 0) {
  answers <- lapply(seq_along(n), function(i) sample(seq_along(chances), n[i], replace = TRUE, prob = chances) + rep_len(shift, length(n))[i])
  list(n = n, m = vapply(answers, mean, 0), s = vapply(answers, sd, 0))
}

set.seed(20261126)
even <- c(10, 20, 40, 20, 10); skewed <- c(1, 2, 7, 20, 70)
if (identical(commandArgs(TRUE), "simulate")) {
  for (size in list(c(10, 10), c(30, 30), c(100, 100), c(10, 200))) for (kind in c("even", "skewed", "share 0.05", "share 0.3")) {
    is_share <- startsWith(kind, "share"); theta <- if (is_share) as.numeric(sub("share ", "", kind)) else NA
    hit <- mean(replicate(4000, {
      n <- if (size[1] == size[2]) rep(size[1], 36) else sample(size[1]:size[2], 36, replace = TRUE)
      line <- if (is_share) list(n = n, m = rbinom(36, n, theta) / n, s = NA) else draw(n, get(kind))
      if (is_share && all(line$m == 0)) return(FALSE)
      found <- signals(line$n, line$m, line$s, is_share)
      any(found$outside != 0 | found$shift != 0)
    }))
    cat(sprintf("n %d to %d, %s: %.1f of 100 lines\n", size[1], size[2], kind, 100 * hit))
  }
  quit()
}
cases <- lapply(1:40, function(i) {
  bins <- c(12, 13, 24, 36)[1 + i %% 4]; is_share <- i %% 3 == 0
  n <- sample(list(rep(10, bins), sample(10:200, bins, replace = TRUE), rep(400, bins))[[1 + i %% 5 %% 3]])
  shift <- list(0, c(rep(0, bins - 10), rep(0.35, 10)), c(rep(0, 4), 1.5, rep(0, bins - 5)), rnorm(bins, 0, 0.3), c(rep(-0.4, 9), rep(0, bins - 9)))[[1 + i %% 5]]
  line <- if (is_share) { k <- rbinom(bins, n, pmin(0.95, pmax(0.02, 0.3 + shift / 4))); list(n = n, m = k / n, s = sqrt(k / n * (1 - k / n) * n / (n - 1))) }
    else draw(n, if (i %% 2 == 0) even else skewed, shift)
  found <- signals(line$n, line$m, line$s, is_share)
  c(list(isShare = is_share, n = as.list(line$n), mean = as.list(line$m), sd = as.list(line$s), centre = found$centre),
    lapply(found[c("low", "high", "outside", "shift")], as.list))
})
cat(json(cases), "\n", sep = "")
