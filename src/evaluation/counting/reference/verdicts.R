# Rscript verdicts.R > verdicts.json
# Comparisons with a benchmark as R computes them; `judge` has to agree to 1e-9 (verdicts.test.ts, evaluateOverview.test.ts, overview.test.ts). Base R only.

json <- function(x) {
  if (is.list(x)) {
    parts <- vapply(x, json, "")
    if (is.null(names(x))) return(paste0("[", paste(parts, collapse = ","), "]"))
    return(paste0("{", paste0("\"", names(x), "\":", parts, collapse = ","), "}"))
  }
  if (is.na(x)) return("null")
  if (is.logical(x)) return(if (x) "true" else "false")
  if (is.character(x)) return(paste0("\"", x, "\""))
  sprintf("%.17g", x)
}

# The larger p of z by the benchmark's spread and of Welch's test from summary figures; without N of one sample.
p_of_means <- function(n, m, s, N, mu, sigma) {
  rest <- if (is.na(N)) 0 else sigma^2 / N
  z <- (m - mu) / sqrt(sigma^2 / n + rest)
  own <- s^2 / n
  df <- if (is.na(N)) n - 1 else (own + rest)^2 / (own^2 / (n - 1) + rest^2 / (N - 1))
  max(2 * pnorm(-abs(z)), 2 * pt(-abs((m - mu) / sqrt(own + rest)), df))
}
# Exact, two-sided mid-p: of k of n against a share, or against K of N given both together.
p_of_shares <- function(n, k, N, K) {
  if (is.na(N)) { below <- pbinom(k - 1, n, K); at <- dbinom(k, n, K); above <- pbinom(k, n, K, lower.tail = FALSE) }
  else {
    did <- K + k; not <- n + N - did
    below <- phyper(k - 1, did, not, n); at <- dhyper(k, did, not, n); above <- phyper(k, did, not, n, lower.tail = FALSE)
  }
  min(1, 2 * (min(below, above) + at / 2))
}
# Proven to be practically the same: the 90 % interval of the difference, the wider by both standard errors, within 0.2 sd.
alike_means <- function(n, m, s, N, mu, sigma, scale) {
  rest <- if (is.na(N)) 0 else sigma^2 / N
  own <- s^2 / n
  df <- if (is.na(N)) n - 1 else (own + rest)^2 / (own^2 / (n - 1) + rest^2 / (N - 1))
  half <- max(qnorm(0.95) * sqrt(sigma^2 / n + rest), qt(0.95, df) * sqrt(own + rest))
  m - mu - half >= -0.2 * scale && m - mu + half <= 0.2 * scale
}
# For shares within 0.2 of Cohen's h: the interval of a difference of angles from the Wilson intervals of both (Newcombe).
alike_shares <- function(n, k, N, mu) {
  angle <- function(share) 2 * asin(sqrt(share))
  own <- angle(prop.test(k, n, conf.level = 0.9, correct = FALSE)$conf.int)
  rest <- if (is.na(N)) rep(angle(mu), 2) else angle(prop.test(round(mu * N), N, conf.level = 0.9, correct = FALSE)$conf.int)
  h <- angle(k / n) - angle(mu)
  low <- h - sqrt((angle(k / n) - own[1])^2 + (rest[2] - angle(mu))^2)
  high <- h + sqrt((own[2] - angle(k / n))^2 + (angle(mu) - rest[1])^2)
  low >= -0.2 && high <= 0.2
}

set.seed(20261123)
means <- lapply(1:60, function(i) {
  n <- sample(c(10, 11, 25, 80, 400, 5000), 1); s <- runif(1, 0.3, 1.6); mu <- round(runif(1, 2, 4.5), 2); sigma <- round(runif(1, 0.5, 1.4), 2)
  N <- if (i %% 5 == 0) NA else sample(c(10, 200, 5000, 48211), 1); m <- mu + rnorm(1, 0, 3) * s / sqrt(n)
  list(n = n, mean = m, sd = s, N = N, mu = mu, sigma = sigma, p = p_of_means(n, m, s, N, mu, sigma))
})
shares <- lapply(1:20, function(i) {
  n <- sample(c(10, 40, 900), 1); k <- sample(0:n, 1); N <- if (i %% 4 == 0) NA else sample(c(50, 3000), 1)
  K <- if (is.na(N)) 0.4 else round(0.4 * N)
  list(n = n, k = k, N = N, mu = if (is.na(N)) K else K / N, p = p_of_shares(n, k, N, K))
})
# Answers of two periods, whose figures come from the rows of both: days of a stay, and yes or no.
periods <- lapply(1:12, function(i) {
  n <- sample(c(10, 11, 25, 80), 1); N <- sample(c(10, 12, 60), 1); of_shares <- i %% 3 == 0
  draw <- function(size, shift) if (of_shares) rbinom(size, 1, 0.4 + shift) else round(rexp(size, 1 / 9)) + 10 * shift
  x <- draw(n, sample(c(0, 0.2, 0.4), 1)); y <- draw(N, 0)
  p <- if (of_shares) p_of_shares(n, sum(x), N, sum(y))
    else max(2 * pnorm(-abs(mean(x) - mean(y)) / (sd(y) * sqrt(1 / n + 1 / N))), t.test(x, y)$p.value)
  list(now = as.list(x), before = as.list(y), isShare = of_shares, p = p)
})
# Whole charts: the verdict on each group against one benchmark, by the rules of statistics.md in their order.
size_of <- function(m, s, mu, sigma, is_share) {
  if (is_share) return(abs(2 * asin(sqrt(m)) - 2 * asin(sqrt(mu))))
  abs(m - mu) / (if (is.na(sigma)) s else sigma)
}
chart <- function(i) {
  is_share <- i %% 4 == 0; direction <- c("higher", "lower", "neutral")[1 + i %% 3]
  N <- c(48211, NA, 200, 9, 5000)[1 + i %% 5]; mu <- if (is_share) 0.5 else 3.9; sigma <- if (is_share || i %% 7 == 0) NA else 1
  n <- sample(c(2, 9, 10, 11, 25, 100, 2000, 50000), 16, replace = TRUE)
  if (is_share) { k <- pmin(n, pmax(0, rbinom(16, n, mu + sample(c(0, 0.02, 0.1, 0.3), 16, replace = TRUE)))); m <- k / n; s <- sqrt(m * (1 - m) * n / (n - 1)) }
  else { s <- runif(16, 0.6, 1.4); s[3] <- 0; m <- mu + rnorm(16) * s / sqrt(n) + sample(c(0, 0.05, 0.3, -0.4), 16, replace = TRUE) }
  # Without a spread of its own the benchmark is judged by that of all answers of the chart.
  all <- sqrt((sum((n - 1) * s^2) + sum(n * (m - sum(n * m) / sum(n))^2)) / (sum(n) - 1))
  is_few <- n < 10 | (!is.na(N) & N < 10)
  p <- vapply(1:16, function(g) {
    if (is_few[g] || (s[g] == 0 && !is_share)) return(NA_real_)
    if (!is_share) return(p_of_means(n[g], m[g], s[g], N, mu, if (is.na(sigma)) all else sigma))
    p_of_shares(n[g], k[g], N, if (is.na(N)) mu else round(mu * N))
  }, 0)
  if (is_share && !is.na(N)) mu <- round(mu * N) / N
  adjusted <- rep(NA_real_, 16); adjusted[!is.na(p)] <- p.adjust(p[!is.na(p)], method = "BH")
  words <- lapply(1:16, function(g) {
    if (is_few[g]) return(list(word = "tooFew", isClear = FALSE))
    if (is.na(p[g])) return(NA)
    if (adjusted[g] >= 0.05 || size_of(m[g], s[g], mu, sigma, is_share) < 0.1) {
      alike <- if (is_share) alike_shares(n[g], k[g], N, mu)
        else alike_means(n[g], m[g], s[g], N, mu, if (is.na(sigma)) all else sigma, if (is.na(sigma)) s[g] else sigma)
      return(list(word = if (alike) "alike" else "unclear", isClear = FALSE))
    }
    is_above <- m[g] > mu
    word <- if (direction == "neutral") (if (is_above) "above" else "below") else if (is_above == (direction == "higher")) "better" else "worse"
    list(word = word, isClear = p[g] < 0.002)
  })
  list(isShare = is_share, direction = direction, N = N, mu = mu, sigma = sigma, n = as.list(n), mean = as.list(m), sd = as.list(s), verdicts = words)
}
charts <- lapply(1:30, chart)
# One clinic against the others of a reader: every topic from the rows of both, judged together. Higher is better in
# care and food, lower in wait; stay has no direction, again is yes or no. Some answers are missing.
topics <- c(care = "higher", food = "higher", wait = "lower", stay = "neutral", again = "higher")
others <- lapply(1:21, function(i) {
  n <- if (i == 21) 500 else c(9, 10, 11, 40, 150)[1 + i %% 5]; N <- if (i == 21) 900 else c(10, 9, 60, 200)[1 + i %% 4]
  answers <- function(key, size, shift) {
    x <- if (key == "again") rbinom(size, 1, 0.5 + shift / 4) else if (key == "stay") pmax(0, round(rexp(size, 1 / 9)) + 5 * shift)
      else pmin(5, pmax(1, round(rnorm(size, 3, 1) + shift)))
    if (size > 20) x[sample(size, 3)] <- NA
    x
  }
  own <- lapply(names(topics), answers, n, if (i == 21) 0 else sample(c(0, 0.3, -0.6), 1)); rest <- lapply(names(topics), answers, N, 0)
  known <- lapply(seq_along(topics), function(k) {
    x <- own[[k]][!is.na(own[[k]])]; y <- rest[[k]][!is.na(rest[[k]])]; is_share <- names(topics)[k] == "again"
    is_few <- length(x) < 10 || length(y) < 10
    p <- if (is_few || (sd(x) == 0 && !is_share)) NA else if (is_share) p_of_shares(length(x), sum(x), length(y), sum(y))
      else p_of_means(length(x), mean(x), sd(x), length(y), mean(y), sd(y))
    list(n = length(x), mean = mean(x), N = length(y), mu = mean(y), sigma = sd(y), is_few = is_few, p = p,
      size = size_of(mean(x), sd(x), mean(y), sd(y), is_share),
      alike = if (is.na(p)) NA else if (is_share) suppressWarnings(alike_shares(length(x), sum(x), length(y), mean(y)))
        else alike_means(length(x), mean(x), sd(x), length(y), mean(y), sd(y), sd(y)))
  })
  p <- vapply(known, function(one) as.numeric(one$p), 0); adjusted <- p; adjusted[!is.na(p)] <- p.adjust(p[!is.na(p)], method = "BH")
  list(
    own = setNames(lapply(own, as.list), names(topics)), rest = setNames(lapply(rest, as.list), names(topics)),
    comparisons = sum(!is.na(p)),
    topics = lapply(seq_along(topics), function(k) {
      one <- known[[k]]; is_above <- one$mean > one$mu; direction <- topics[[k]]
      side <- if (direction == "neutral") (if (is_above) "above" else "below") else if (is_above == (direction == "higher")) "better" else "worse"
      verdict <- if (one$is_few) list(word = "tooFew", isClear = FALSE) else if (is.na(p[k])) NA
        else if (adjusted[k] >= 0.05 || one$size < 0.1) list(word = if (one$alike) "alike" else "unclear", isClear = FALSE)
        else list(word = side, isClear = p[k] < 0.002)
      list(key = names(topics)[k], n = one$n, mean = one$mean, N = one$N, mu = one$mu, sigma = one$sigma, verdict = verdict)
    })
  )
})
# Rare and frequent events, none and all of them among the counts, without a random number.
rare <- unlist(lapply(c(0.02, 0.05, 0.9), function(mu) lapply(c(10, 50, 200), function(n) lapply(c(NA, 200, 5000), function(N)
  lapply(c(0, 1, 2, n), function(k) list(n = n, k = k, N = N, mu = mu, p = p_of_shares(n, k, N, if (is.na(N)) mu else round(mu * N))))))), recursive = FALSE)
rare <- unlist(unlist(rare, recursive = FALSE), recursive = FALSE)
# Small differences of few and of many answers: proven to be the same, or not.
same <- lapply(1:80, function(i) {
  n <- c(10, 40, 150, 400, 3000)[1 + i %% 5]; N <- c(NA, 200, 5000)[1 + i %% 3]
  if (i %% 2 == 0) {
    mu <- if (is.na(N)) c(0.01, 0.3, 0.9)[1 + i %% 4 %% 3] else round(c(0.01, 0.3, 0.9)[1 + i %% 4 %% 3] * N) / N
    k <- rbinom(1, n, mu)
    return(list(isShare = TRUE, n = n, mean = k / n, sd = sqrt(k / n * (1 - k / n) * n / (n - 1)), N = N, mu = mu, sigma = NA, alike = suppressWarnings(alike_shares(n, k, N, mu))))
  }
  sigma <- runif(1, 0.7, 1.3); s <- runif(1, 0.3, 1.6); m <- 3.9 + runif(1, -0.15, 0.15)
  list(isShare = FALSE, n = n, mean = m, sd = s, N = N, mu = 3.9, sigma = sigma, alike = alike_means(n, m, s, N, 3.9, sigma, sigma))
})
# Up to millions of answers.
many <- lapply(1:12, function(i) {
  n <- c(20000, 1e6, 3e6)[1 + i %% 3]; N <- c(NA, 1e6, 5e6)[1 + i %% 4 %% 3]; mu <- c(0.001, 0.05, 0.5, 0.97)[1 + i %% 4]
  k <- round(n * mu + c(-4, 0.3, 1.9, 7)[1 + i %% 4] * sqrt(n * mu * (1 - mu)))
  list(n = n, k = k, N = N, mu = mu, p = p_of_shares(n, k, N, if (is.na(N)) mu else round(mu * N)))
})
cat(json(list(
  rare = rare, same = same, many = many,
  charts = charts, others = others,
  means = means, shares = shares, periods = periods, adjusted = as.list(p.adjust(vapply(means, function(one) one$p, 0), method = "BH")),
  normal = lapply(c(0.001, 0.5, 1, 1.7, 1.74, 1.96, 3, 8, 20), function(z) list(z, 2 * pnorm(-z))),
  student = unlist(lapply(c(1, 1.3, 2, 9, 29, 40.5, 1000, 12345.6, 1e6), function(df) lapply(c(0.01, 0.5, 1, 2.2, 5, 20), function(t) list(df, t, 2 * pt(-t, df)))), recursive = FALSE)
)), "\n", sep = "")
