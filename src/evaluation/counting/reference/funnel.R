# Rscript funnel.R > funnel.json
# Funnels between institutions after Spiegelhalter 2005; `computeFunnel` has to agree to 1e-9 (funnel.test.ts). Base R only.

json <- function(x) {
  if (is.list(x)) {
    parts <- vapply(x, json, "")
    if (is.null(names(x))) return(paste0("[", paste(parts, collapse = ","), "]"))
    return(paste0("{", paste0("\"", names(x), "\":", parts, collapse = ","), "}"))
  }
  if (is.logical(x) && !is.na(x)) return(tolower(as.character(x)))
  if (is.na(x)) return("null")
  sprintf("%.17g", x)
}

probabilities <- c(0.001, 0.025, 0.975, 0.999)

# Exact binomial limits, interpolated between counts.
share_limits <- function(n, theta) {
  r <- qbinom(probabilities, n, theta)
  alpha <- (pbinom(r, n, theta) - probabilities) / (pbinom(r, n, theta) - pbinom(r - 1, n, theta))
  pmin(pmax((r - alpha) / n, 0), 1)
}
mean_limits <- function(n, centre, sd) centre + qnorm(probabilities) * sd / sqrt(n)

# The mean square of z scores, 10 % of them at either end winsorized.
dispersion <- function(z) {
  ends <- quantile(z, c(0.1, 0.9), type = 7, names = FALSE)
  mean(pmin(pmax(z, ends[1]), ends[2])^2)
}

funnel <- function(n, y, sd, mu, sigma, is_share) {
  centre <- if (is.na(mu)) sum(n * y) / sum(n) else mu
  within <- if (is_share) NA else if (is.na(sigma)) sqrt(sum((n - 1) * sd^2) / sum(n - 1)) else sigma
  z <- (y - centre) / (if (is_share) sqrt(centre * (1 - centre) / n) else within / sqrt(n))
  phi <- dispersion(z)
  limits <- lapply(n, function(one) if (is_share) share_limits(one, centre) else mean_limits(one, centre, within))
  widened <- lapply(limits, function(l) { l <- centre + sqrt(phi) * (l - centre); if (is_share) pmin(pmax(l, 0), 1) else l })
  list(isShare = is_share, n = as.list(n), y = as.list(y), sd = as.list(sd), mu = mu, sigma = sigma, centre = centre, phi = phi,
       limits = lapply(limits, as.list), widened = lapply(widened, as.list))
}

set.seed(20261123)
cases <- lapply(1:40, function(i) {
  k <- sample(c(2, 5, 11, 24, 60), 1)
  n <- sample(c(2:60, 200, 1500, 48211), k, replace = TRUE)
  is_share <- i %% 2 == 0
  apart <- c(0, 0, 0.15, 0.4)[1 + i %% 4]
  if (is_share) {
    theta <- sample(c(0.01, 0.2, 0.5, 0.93), 1)
    y <- rbinom(k, n, pmin(pmax(theta + rnorm(k, 0, apart / 3), 0.005), 0.995)) / n
    if (sum(n * y) %in% c(0, sum(n))) y[1] <- 1 / n[1]
    return(funnel(n, y, sqrt(y * (1 - y) * n / (n - 1)), if (i %% 3 == 0) theta else NA, NA, TRUE))
  }
  sd <- runif(k, 0.6, 1.2)
  y <- 3.7 + rnorm(k) * sd / sqrt(n) + rnorm(k, 0, apart)
  # A benchmark with its spread, one without, none.
  funnel(n, y, sd, if (i %% 3 == 0) NA else 3.8, if (i %% 3 == 1) 0.95 else NA, FALSE)
})
cat(json(list(
  cases = cases,
  shares = lapply(list(c(1, 0.5), c(3, 0.001), c(10, 0.2), c(37, 0.999), c(100, 0), c(100, 1), c(500000, 0.31)), function(one)
    list(n = one[1], share = one[2], limits = as.list(share_limits(one[1], one[2])))),
  dispersions = lapply(c(1, 2, 3, 10, 57), function(k) { z <- rnorm(k, 0, 1.5); list(z = as.list(z), phi = dispersion(z)) })
)), "\n", sep = "")
